import type { Sections } from "../domain/settings/sections.ts";

/** Example facts of a trial shop, so that all its pages can be read. Facts missing here show how their lines are left out. */
export const withExamples = (live: Sections): Sections => ({
  ...live,
  contact: { ...live.contact, phone: "905320000000", email: "merhaba@fiyonk.example", social: "@fiyonk" },
  delivery: { ...live.delivery, deliveryDays: "2-4 iş günü (örnek)", returnCarrier: "Örnek Kargo (örnek)" },
  promises: { giftWrap: true, giftNote: true, shipsEverywhere: true, parcelPhoto: true },
  seller: {
    ...live.seller,
    legalName: "Örnek Hediyelik Eşya (örnek)",
    address: "Örnek Mahallesi, Fiyonk Sokağı No: 1, İstanbul (örnek)",
  },
});
