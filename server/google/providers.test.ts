import { expect, test } from "vitest";
import { LIVE } from "../../tests/support/sample-shop.ts";
import { readConfig } from "../config/config.ts";
import { googleStartUrl } from "./providers.ts";

const LOGIN = "redirect=http%3A%2F%2Flocalhost%3A3000%2Flogin";

const external = (url: string) =>
  googleStartUrl(readConfig({ AUTH_PROVIDER_URL: url, AUTH_PROVIDER_SESSION_URL: url }));

test("the button leads to the external provider with the shop's own /login (§2)", () => {
  expect(external("https://giris.example/")).toBe(`https://giris.example/?${LOGIN}`);
  expect(external("https://giris.example/?dukkan=1")).toBe(`https://giris.example/?dukkan=1&${LOGIN}`);
});

test("the button leads to the shop's own start address with built-in Google", () => {
  const google = { GOOGLE_CLIENT_ID: "fiyonk", GOOGLE_CLIENT_SECRET: "gizli" };
  expect(googleStartUrl(readConfig(google))).toBe(`http://localhost:3000/auth/google/start?${LOGIN}`);
});

test("the button leads to the trial page without a provider, and nowhere in a live shop", () => {
  expect(googleStartUrl(readConfig({}))).toBe(`http://localhost:3000/demo-google?${LOGIN}`);
  expect(googleStartUrl(readConfig(LIVE))).toBe("");
});
