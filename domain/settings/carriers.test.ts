import { expect, test } from "vitest";
import { FIRST_CARRIERS } from "../../content/first-sections.ts";
import { carriers, carriersIn, trackingLink } from "./carriers.ts";

const link = (carrier: string, tracking: string) => trackingLink(FIRST_CARRIERS, { carrier, tracking });

test("a parcel is followed at its carrier's address, however its name and number are typed", () => {
  const address = "https://www.yurticikargo.com/tr/online-servisler/gonderi-sorgula?code=123456789012";
  expect(link("YURTİÇİ", "1234 5678 9012")).toBe(address);
  expect(link("Yurtiçi Kargo Şişli", "123456789012")).toBe(address);
  expect(link("Aras", "1234567890123")).toBe("https://kargotakip.araskargo.com.tr");
  for (const [carrier, number] of [
    ["", "123456789012"],
    ["Kuş Kargo", "123456789012"],
    ["Yurtiçi", "yolda <b>"],
  ] as const) {
    expect(link(carrier, number)).toBe("");
  }
});

test("the owner's table is a carrier in each line, with or without an address", () => {
  expect(carriers.parse(FIRST_CARRIERS)).toBe(FIRST_CARRIERS);
  expect(carriersIn("Kuş Kargo\n\nAras https://a.example/{n}")).toEqual([
    { name: "Kuş Kargo", address: "" },
    { name: "Aras", address: "https://a.example/{n}" },
  ]);
  expect(carriers.safeParse("Aras http://a.example/{n}").success).toBe(false);
  expect(carriers.safeParse("https://a.example/{n}").success).toBe(false);
});
