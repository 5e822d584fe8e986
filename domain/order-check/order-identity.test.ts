import { expect, test } from "vitest";
import { cartCode } from "../order/cart-code.ts";
import { identityOf, isSameOrder, pastedOrders } from "./pasted-orders.ts";

const linked = (name: string, revision = 12, id = "kupa") =>
  `${name === "" ? "" : `Ad soyad: ${name}\n`}Sepet: https://fiyonk.example/sepet#${cartCode(revision, [{ id, quantity: 2 }])}`;

const sent = (head: string, text: string) => `[${head}, 23.11.2026] ${text}`;

const FATMAS = sent("14:05", `Fatma: ${linked("")}`);

function isKnown(text: string, again: string): boolean {
  const [one, other] = [text, again].map((pasted) => pastedOrders(pasted)[0]);
  return one !== undefined && other !== undefined && isSameOrder(identityOf(one), identityOf(other));
}

test.each([
  ["by its link and its person", linked("Ece"), linked("Ece")],
  ["with thanks", linked("Ece"), `${linked("Ece")}\nteşekkürler`],
  ["forwarded, and at another revision", linked("Ece"), `İletildi\n${linked("Ece", 13)}`],
  ["by its link and its head", FATMAS, `${FATMAS}\nteşekkürler`],
  ["exported with its seconds", FATMAS, `[23.11.2026 14:05:12] Fatma: ${linked("")}`],
  ["where a copy lost its head", sent("14:05", `Ece: ${linked("Ece")}`), linked("Ece")],
])("a message is known again %s", (_, text, again) => {
  expect(isKnown(text, again)).toBe(true);
});

test.each([
  ["of another person", linked("Ece"), linked("Can")],
  ["of another cart", linked("Ece"), linked("Ece", 12, "kolye")],
  ["of nobody, without a head", linked(""), linked("")],
  ["of two people of a chat", FATMAS, sent("14:05", `Selin: ${linked("")}`)],
  ["sent on another day", FATMAS, FATMAS.replace("23.11", "21.11")],
  ["without a link", "• Kupa x1 - ₺5,00\nAd soyad: Ece", "• Kupa x1 - ₺5,00\nAd soyad: Ece"],
])("but not one %s", (_, text, other) => {
  expect(isKnown(text, other)).toBe(false);
});
