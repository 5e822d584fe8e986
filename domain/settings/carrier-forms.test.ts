import { expect, test } from "vitest";
import { type CarrierForm, carrierForms } from "./carrier-forms.ts";

const form: CarrierForm = {
  carrier: "Aras Kargo",
  separator: ";",
  encoding: "excel",
  columns: [{ title: "Alıcı", fact: "name", words: "" }],
};

test("a carrier has one file, under a name and with columns", () => {
  expect(carrierForms.safeParse([form, { ...form, carrier: "PTT" }]).success).toBe(true);
  const refusal = (forms: object[]) => carrierForms.safeParse(forms).error?.issues[0]?.message;
  expect(refusal([form, { ...form, carrier: "ARAS KARGO" }])).toBe("Bir kargonun tek dosyası olur; birini kaldır");
  expect(refusal([{ ...form, carrier: " " }])).toBe("Kargonun adını yaz");
  expect(refusal([{ ...form, columns: [] }])).toBe("En az bir sütun gerekli");
  expect(refusal([{ ...form, columns: [{ title: "Alıcı", fact: "iban", words: "" }] }])).toBe(
    "Sütuna yazılacak bilgiyi seç",
  );
});
