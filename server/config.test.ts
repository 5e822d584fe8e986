import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const problemsOf = (environment: Record<string, string>): string => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return "";
};

describe("settings", () => {
  test("nothing needs to be set to try the shop", () => {
    expect(readConfig({})).toMatchObject({
      isProduction: false,
      port: 3000,
      host: undefined,
      databaseUrl: undefined,
      publicUrl: "http://localhost:3000",
      firstAdmin: { email: "admin@localhost", password: undefined },
      hasDemo: true,
      externalProvider: undefined,
      trustedProxies: 0,
      logLevel: "warn",
      shop: {
        name: "Fiyonk",
        phone: "905320000000",
        email: "merhaba@fiyonk.example",
        social: "@fiyonk",
        publicUrl: "http://localhost:3000",
      },
    });
  });

  test("a live shop has no demo unless asked, and tells more in its log", () => {
    const live = { NODE_ENV: "production", PUBLIC_URL: "https://fiyonk.example/" };
    expect(readConfig(live)).toMatchObject({ hasDemo: false, logLevel: "info", publicUrl: "https://fiyonk.example" });
    expect(readConfig({ ...live, DEMO: "1" }).hasDemo).toBe(true);
  });

  test("a live shop does not start without its public address", () => {
    expect(problemsOf({ NODE_ENV: "production" })).toContain("PUBLIC_URL: canlıda sitenin adresi gerekli");
  });

  test("every problem is listed at once, each a sentence", () => {
    const told = problemsOf({
      NODE_ENV: "production",
      PORT: "üç bin",
      DEMO: "belki",
      DATABASE_URL: "mysql://x",
      ADMIN_EMAIL: "yönetici",
      ADMIN_PASSWORD: "kısa",
      SHOP_PHONE: "12",
      TRUST_PROXY: "-1",
      LOG_LEVEL: "loud",
      AUTH_PROVIDER_URL: "https://giris.example",
      GOOGLE_CLIENT_ID: "x",
    });
    const names = told
      .split("\n")
      .slice(1)
      .map((line) => line.trim().split(":")[0]);
    expect(names.sort()).toEqual([
      "• ADMIN_EMAIL",
      "• ADMIN_PASSWORD",
      "• AUTH_PROVIDER_URL ve AUTH_PROVIDER_SESSION_URL",
      "• DATABASE_URL",
      "• DEMO",
      "• GOOGLE_CLIENT_ID",
      "• LOG_LEVEL",
      "• PORT",
      "• PUBLIC_URL",
      "• SHOP_PHONE",
      "• TRUST_PROXY",
    ]);
  });

  test("an empty line in .env is as good as none", () => {
    expect(readConfig({ PORT: "", PUBLIC_URL: " ", ADMIN_PASSWORD: "" }).port).toBe(3000);
  });

  test.each(["https://fiyonk.example/magaza", "fiyonk.example", "ftp://fiyonk.example", "https://a@b.example"])(
    "%s is no public address",
    (address) => expect(problemsOf({ PUBLIC_URL: address })).toContain("PUBLIC_URL: yalnız adres olmalı"),
  );

  test("a provider is reached over TLS, or on this very machine", () => {
    const provider = (origin: string) => ({
      AUTH_PROVIDER_URL: `${origin}/giris?a=1`,
      AUTH_PROVIDER_SESSION_URL: `${origin}/oturum`,
    });
    expect(readConfig(provider("https://giris.example")).externalProvider?.sessionUrl).toContain("/oturum");
    expect(readConfig(provider("http://127.0.0.1:9000")).externalProvider?.url).toContain("/giris?a=1");
    expect(problemsOf(provider("http://giris.example"))).toContain("https:// ile başlayan");
  });
});
