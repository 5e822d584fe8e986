/** What the shop says of itself. `phone` is digits only with the country code, as wa.me wants it. */
export type ShopFacts = { name: string; phone: string; email: string; social: string; publicUrl: string };
