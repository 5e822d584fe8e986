import { expect, test } from "vitest";
import { FIRST_SETTINGS, FIYONK } from "../../tests/support/sample-shop.ts";
import type { Sections } from "../settings/sections.ts";
import { quickReplies } from "./quick-replies.ts";

const { payment, delivery, seller } = FIRST_SETTINGS.sections;

const repliesOf = (sections: Partial<Sections> = {}) =>
  quickReplies({ sections: { payment, delivery, seller, ...sections }, shop: FIYONK, waiting: ["iade-ve-cayma"] });

const replyAt = (shortcut: string, sections: Partial<Sections> = {}) =>
  repliesOf(sections).find((reply) => reply.shortcut === shortcut);

test("there are five, in the order in which customers ask", () => {
  expect(repliesOf().map(({ shortcut }) => shortcut)).toEqual(["/iban", "/kargo", "/iade", "/adres", "/siparis"]);
});

test("a fact that the owner has not written is told with its place, and no reply has a hole", () => {
  expect(replyAt("/iban")).toMatchObject({
    text: "",
    missing: [{ group: "payment", field: "transfer" }],
  });
  expect(replyAt("/kargo")).toMatchObject({
    text: "Ayrıntısı: https://fiyonk.example/sayfa/teslimat",
    missing: [{ field: "price" }, { field: "deliveryDays" }],
  });
  expect(replyAt("/iade")?.missing).toMatchObject([{ field: "returnAddress" }, { field: "returnCarrier" }]);
});

test("the account is told with the IBAN in fours, holder and bank", () => {
  const own = { transfer: true, iban: "TR330006100519786457841326", ibanName: "Ayşe Yılmaz", bank: "Örnek Bank" };
  expect(replyAt("/iban", { payment: { ...payment, ...own } })).toMatchObject({
    text: [
      "Havale / EFT için hesabımız:",
      "IBAN: TR33 0006 1005 1978 6457 8413 26",
      "Ayşe Yılmaz, Örnek Bank",
      "Açıklamaya sipariş numaranı yazman yeter; dekontu buradan gönderir misin?",
    ].join("\n"),
    missing: [],
  });
  const nameless = { ...payment, ...own, ibanName: "" };
  expect(replyAt("/iban", { payment: nameless })?.missing).toMatchObject([{ field: "ibanName" }]);
});

test("sending and returns are told as the shop's pages tell them", () => {
  const own = {
    ...delivery,
    price: 49.9,
    freeFrom: 500,
    preparingDays: 1,
    deliveryDays: "2-4 iş günü",
    returnAddress: "Örnek Sokak 1, Kadıköy",
    returnCarrier: "Örnek Kargo",
  };
  expect(replyAt("/kargo", { delivery: own })).toMatchObject({
    text: [
      "Kargo ₺49,90 · ₺500,00 üzeri ücretsiz.",
      "Teslim: 3-5 iş günü.",
      "Ayrıntısı: https://fiyonk.example/sayfa/teslimat",
    ].join("\n"),
    missing: [],
  });
  const returns = replyAt("/iade", { delivery: own })?.text;
  expect(returns).toContain("İade adresi: Örnek Sokak 1, Kadıköy");
  // The page is not published yet.
  expect(returns).not.toContain("/sayfa/");
  expect(replyAt("/iade", { seller: { ...seller, address: "Satıcı Sokak 2" } })?.text).toContain("Satıcı Sokak 2");
});
