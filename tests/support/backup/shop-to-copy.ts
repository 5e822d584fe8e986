import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { THE_SHOP } from "../../../domain/ledger.ts";
import type { Overrides } from "../../../server/shop.ts";
import { LABUBU_SENT } from "../admin-api.ts";
import { type OpenApp, openApp } from "../open-app.ts";

/** A shop with files of its own, on SQLite or on the given PostgreSQL. */
export async function openShopToCopy(
  databaseUrl?: string,
  overrides: Overrides = {},
  settings: Record<string, string> = {},
) {
  const dataDir = await mkdtemp(join(tmpdir(), "fiyonk-copied-"));
  const env = { ...settings, DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
  const shop = await openApp({ env, overrides: { dataDir, ...overrides } });
  onTestFinished(async () => {
    await shop.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  const token = await shop.tokenOf("admin");
  return { ...shop, dataDir, token };
}

export type ShopToCopy = Awaited<ReturnType<typeof openShopToCopy>>;

/** The smallest bytes that look like one of the shop's pictures. */
export const webp = (text: string): Uint8Array => Buffer.from(`RIFF${"0000"}WEBP${text}`);

export const hashOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** Products with pictures, a renamed one, one in the trash, and a category with a picture. */
export async function fillShop({ call, token, media, catalog, sections }: ShopToCopy): Promise<void> {
  for (let number = 0; number < 12; number += 1) {
    const bytes = webp(`resim ${number}`.repeat(500));
    const hash = hashOf(bytes);
    await media.savePicture({ hash, width: 40, height: 30, bytes });
    const body = { ...LABUBU_SENT, name: `Kupa ${number}`, image: `https://fiyonk.example/media/${hash}.webp` };
    const { json } = await call("POST", "/api/products", { token, body });
    if (number === 3)
      await call("PUT", `/api/products/${json.product.id}`, { token, body: { ...body, name: "Fincan" } });
    if (number === 5) await call("DELETE", `/api/products/${json.product.id}`, { token });
  }
  await catalog.setCategoryImage("takilar", `/media/${hashOf(webp("resim 0".repeat(500)))}.webp`);
  await sections.save("notice", { text: "Kupalar geldi", from: "", until: "" }, { by: THE_SHOP });
}

/** Saves one price after the other until `stop`, which waits for one more. `begun` ends with the first. */
export function startSaving({ call, token }: Pick<OpenApp, "call"> & { token: string }) {
  let isOver = false;
  const begun = Promise.withResolvers<void>();
  const saving = (async () => {
    const { json } = await call("GET", "/api/products");
    for (let turn = 0, isLast = false; !isLast; turn += 1) {
      isLast = isOver;
      const { id, slug: _, ...product } = json.products[turn % json.products.length];
      const { status } = await call("PUT", `/api/products/${id}`, {
        token,
        body: { ...LABUBU_SENT, name: product.name, image: product.image, price: 100 + turn },
      });
      if (status !== 200) throw new Error(`The save was answered with ${status}`);
      begun.resolve();
    }
  })();
  return {
    begun: () => Promise.race([begun.promise, saving]),
    async stop() {
      isOver = true;
      await saving;
    },
  };
}

export type Answering = Pick<ShopToCopy, "call" | "app" | "token">;

const PUBLIC = ["/api/products", "/api/categories", "/api/hero-slides", "/api/showcases", "/api/suggestions?q=fincan"];
const PANEL = ["/api/admin/products?limit=100", "/api/admin/steps", "/api/admin/trash?limit=50"];

/** What visitors and the panel see, and the bytes of every picture. */
export async function answersOf({ call, app, token }: Answering) {
  const answers: Record<string, unknown> = {};
  for (const path of PUBLIC) answers[path] = (await call("GET", path)).json;
  for (const path of PANEL) answers[path] = (await call("GET", path, { token })).json;
  const { json } = await call("GET", "/api/products");
  for (const { id, image } of json.products) {
    answers[id] = (await call("GET", `/api/admin/products/${id}/events`, { token })).json;
    const picture = await app.request(new URL(image).pathname);
    answers[image] = Buffer.from(await picture.arrayBuffer()).toString("base64");
  }
  return answers;
}
