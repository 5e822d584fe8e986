import type { Page } from "@playwright/test";
import type { Product } from "../../domain/catalog/product.ts";
import type { OrderInput } from "../../domain/order-book/book-order.ts";

const ORDERS: readonly (Partial<OrderInput> & { products: readonly number[] })[] = [
  { name: "Deniz Aksoy", province: "Ankara", state: "delivered", payment: "transfer", products: [4] },
  { name: "Elif Kara", province: "İzmir", state: "sent", payment: "transfer", carrier: "Yurtiçi", products: [0, 3] },
  { name: "Mert Demir", province: "Bursa", state: "preparing", payment: "at-door", products: [2] },
  { name: "Zeynep Yıldız", province: "Antalya", giftWrap: true, payment: "transfer", products: [1, 5, 6] },
  { name: "Ayşe Yılmaz", province: "İstanbul", cardNote: "İyi ki doğdun", hidePrices: true, products: [3, 0] },
];

/** Fills the book of a shop that is there for pictures alone, as the owner who is signed in. */
export async function writeSampleOrders(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem("token"));
  const { products }: { products: Product[] } = await (await page.request.get("/api/products?limit=8")).json();
  for (const { products: chosen, ...order } of ORDERS) {
    const lines = chosen.flatMap((at) => {
      const product = products[at];
      if (!product) return [];
      const { id: productId, name, category, price, colors } = product;
      return { productId, name, category, price, color: colors[0] ?? "", quantity: 1 + (at % 2) };
    });
    const headers = { Authorization: `Bearer ${token}` };
    await page.request.post("/api/admin/orders", { headers, data: { ...order, lines }, failOnStatusCode: true });
  }
}
