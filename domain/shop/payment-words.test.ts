import { expect, test } from "vitest";
import { accountWords, paymentWords, saidPayment, waysToPay } from "./payment-words.ts";

const NOTHING = { transfer: false, atDoor: false, atDoorFee: null, cardLink: false };
const IBAN = "TR330006100519786457841326";

test("the ways to pay are said in one line, with the fee at the door", () => {
  const all = { transfer: true, atDoor: true, atDoorFee: 29.9, cardLink: true };
  expect(paymentWords(all)).toBe("Havale / EFT, kapıda ödeme (+₺29,90), kart bağlantısı");
  expect(paymentWords({ ...NOTHING, atDoor: true })).toBe("Kapıda ödeme");
  expect(paymentWords({ ...NOTHING, atDoor: true, atDoorFee: 0 })).toBe("Kapıda ödeme");
  expect(paymentWords({ ...NOTHING, atDoorFee: 29.9 })).toBe("");
});

test("a gift for somebody else is not paid at its door", () => {
  const rest = { iban: "", ibanName: "", bank: "" };
  const ways = (payment: Parameters<typeof paymentWords>[0]) =>
    [false, true].map((isGift) => waysToPay(saidPayment({ ...payment, ...rest }), isGift));
  expect(ways({ transfer: true, atDoor: true, atDoorFee: 29.9, cardLink: true })).toEqual([
    "Havale / EFT, kapıda ödeme (+₺29,90), kart bağlantısı",
    "Havale / EFT, kart bağlantısı",
  ]);
  expect(ways({ ...NOTHING, atDoor: true })).toEqual(["Kapıda ödeme", ""]);
  expect(ways({ ...NOTHING, transfer: true })).toEqual(["Havale / EFT", "Havale / EFT"]);
  expect(ways(NOTHING)).toEqual(["", ""]);
  expect(saidPayment({ ...NOTHING, ...rest, transfer: true })).toEqual({ words: "Havale / EFT", atDoorFee: null });
});

test("the account is the IBAN in fours with its holder and bank", () => {
  const account = { transfer: true, iban: IBAN, ibanName: "Ayşe Yılmaz", bank: "Ziraat Bankası" };
  expect(accountWords(account)).toBe("TR33 0006 1005 1978 6457 8413 26\nAyşe Yılmaz, Ziraat Bankası");
  expect(accountWords({ ...account, ibanName: "", bank: "" })).toBe("TR33 0006 1005 1978 6457 8413 26");
  expect(accountWords({ ...account, transfer: false })).toBe("");
  expect(accountWords({ ...account, iban: "" })).toBe("");
});
