import type { Author } from "../../../domain/ledger.ts";
import { cartCode } from "../../../domain/order/cart-code.ts";
import { type OrderInput, orderInputSchema } from "../../../domain/order-book/book-order.ts";

const KUPA = {
  productId: "kupa",
  name: "Çift kişilik kupa",
  color: "Mavi",
  category: "cift-urunleri",
  quantity: 2,
  price: 149.95,
};

const KOLYE = { productId: "kolye", name: "İsimli kolye", color: "", category: "takilar", quantity: 1, price: 300 };

/** An order of Ece, as the panel sends it. */
export const ECES_ORDER: OrderInput = orderInputSchema.parse({
  name: "Ece Işık",
  phone: "0532 123 45 67",
  province: "Bursa",
  district: "Nilüfer",
  address: "Çiçek Sokak 1\nDaire 4",
  cardNote: "İyi ki doğdun",
  note: "Zile basma",
  pasted: `Merhaba, sipariş vermek istiyorum:\n\n• Çift kişilik kupa (Mavi) x2 - ₺299,90\n\n*Toplam: ₺599,90*\n\nAd soyad: Ece Işık\n\nSepet: https://fiyonk.example/sepet#${cartCode(12, [{ id: "kupa", color: "Mavi", quantity: 2 }])}`,
  lines: [KUPA, KOLYE],
  day: "2026-02-14",
  giftWrap: true,
});

/** An order without a person, of one line. */
export const PLAIN_ORDER: OrderInput = orderInputSchema.parse({ lines: [KOLYE] });

/** The owner, a helper who sees no persons, and one who does. */
export const DERYA: Author = { id: "derya", name: "Derya", reach: "shop" };
export const CAN: Author = { id: "can", name: "Can", reach: "products" };
export const ELA: Author = { ...CAN, id: "ela", name: "Ela", seesPersons: true };
