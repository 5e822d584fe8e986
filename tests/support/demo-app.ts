import { createHash } from "node:crypto";
import { demoProducts } from "../../content/demo/demo-products.ts";
import { picturePath } from "../../domain/catalog/media.ts";
import { openBuiltPages } from "../../server/pages/built-pages.ts";
import { type OpenApp, openApp } from "./open-app.ts";

/** The built pages with the demo catalogue. Its pictures have addresses but are not drawn. */
export async function openDemoApp(): Promise<OpenApp> {
  const app = await openApp({ overrides: { openPages: openBuiltPages } });
  // A new product goes to the front of the shop, so the first product is created last.
  for (const product of demoProducts().toReversed()) {
    const { name, price, before, category, colors, description, details, soldOut, featured } = product;
    const [image = "", ...images] = product.pictures.map((_, index) => pathOf(`${name} ${index}`));
    await app.catalog.createProduct({
      name,
      price,
      originalPrice: before ?? null,
      category,
      image,
      images,
      colors,
      colorImages: {},
      description,
      details: Object.entries(details).map(([name, text]) => ({ name, text })),
      inStock: !soldOut,
      featured: featured !== undefined,
    });
  }
  return app;
}

const pathOf = (text: string): string => picturePath(createHash("sha256").update(text).digest("hex"));

/** The bytes of an answer as a browser of today gets it, its status line and headers among them. */
export async function answerBytes(app: OpenApp, path: string): Promise<number> {
  const response = await app.app.request(path, { headers: { "Accept-Encoding": "gzip, deflate, br, zstd" } });
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 200 OK\r\n${headers.join("")}\r\n`.length + (await response.arrayBuffer()).byteLength;
}
