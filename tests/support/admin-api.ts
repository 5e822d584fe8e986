import type { Product } from "../../domain/catalog/product.ts";
import { openApp } from "./open-app.ts";

/** A product as the form sends it. */
export const LABUBU_SENT = {
  name: "Labubu anahtarlık",
  price: 499.9,
  originalPrice: 650,
  category: "labubu",
  image: "https://resim.example/labubu.jpg",
  images: ["https://resim.example/labubu-2.jpg"],
  colors: ["Pembe", "Mavi"],
  description: "Çantana takılır.",
  inStock: true,
  featured: true,
};

/** A shop with the token of its admin. */
export async function openForAdmin() {
  const shop = await openApp();
  const admin = await shop.tokenOf("admin");
  return {
    ...shop,
    admin,
    async addLabubu(changes: object = {}): Promise<Product> {
      const body = { ...LABUBU_SENT, ...changes };
      return (await shop.call("POST", "/api/products", { token: admin, body })).json.product;
    },
    productCount: async () => (await shop.snapshot()).products.length,
  };
}

export type AppOfAdmin = Awaited<ReturnType<typeof openForAdmin>>;
