import { THE_SHOP } from "../../domain/ledger.ts";
import { type OrderInput, orderInputSchema } from "../../domain/order-book/book-order.ts";
import { openDatabase } from "../../storage/database.ts";
import { openOrders } from "../../tests/support/databases/open-ledger.ts";

const NAMES = ["Ece", "Işıl", "Çağrı", "İrem", "Öykü", "Umut", "Şule", "Gökhan", "Ayşe", "Mert"];
const SURNAMES = ["Işık", "Yılmaz", "Öztürk", "Çelik", "Şahin", "Güneş", "Kılıç"];
const PRODUCTS = ["Kupa", "İsimli kolye", "Telefon kılıfı", "Peluş ayı", "Bileklik", "Anahtarlık", "Mum"];
const COLORS = ["", "Mavi", "Pembe", "Siyah"];

/** A year of orders: one in 33 is new, one in 50 cancelled, the others are delivered. */
export async function addOrders(location: { dataDir: string; databaseUrl?: string }, count: number): Promise<void> {
  const { store, close } = await openDatabase(location);
  try {
    const orders = openOrders(store);
    for (let number = 1; number <= count; number += 1) await orders.create(orderOf(number), THE_SHOP);
    await store.write(async (trx) => {
      const rows = await trx.selectFrom("orders").select(["id", "number"]).execute();
      for (const { id, number } of rows) {
        const wrote_at = new Date(Date.UTC(2026, 0, 1, 6) + (number / count) * 364 * 86_400_000).toISOString();
        await trx
          .updateTable("orders")
          .set({ wrote_at, state: stateOf(number) })
          .where("id", "=", id)
          .execute();
      }
    });
  } finally {
    await close();
  }
}

const stateOf = (number: number): string => (number % 33 === 0 ? "new" : number % 50 === 0 ? "cancelled" : "delivered");

const pick = (list: readonly string[], number: number): string => list[number % list.length] ?? "";

const orderOf = (number: number): OrderInput =>
  orderInputSchema.parse({
    name: `${pick(NAMES, number)} ${pick(SURNAMES, Math.floor(number / 3))}`,
    phone: `0532 1${String(number).padStart(6, "0")}`,
    province: "Bursa",
    district: "Nilüfer",
    address: `Çiçek Sokak ${number}\nDaire 4`,
    note: "Zile basma",
    lines: Array.from({ length: 1 + (number % 4) }, (_, line) => ({
      productId: `p${(number + line * 7) % 90}`,
      name: `${pick(PRODUCTS, number + line)} ${(number + line * 7) % 90}`,
      color: pick(COLORS, number + line),
      category: "takilar",
      quantity: 1 + (number % 3),
      price: 149.95,
    })),
  });
