import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ShopError } from "../../domain/error.ts";
import type { ClientFile } from "../../domain/shop/processes.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { safestHeaders } from "../http/headers.ts";
import { createFilesOfBuilds, loadAssets } from "./assets.ts";

async function headerNames(file: string) {
  const folder = await temporaryFolder();
  await writeFile(join(folder, file), "content");
  const asset = (await loadAssets(folder, safestHeaders("https://fiyonk.example"))).find(`/${file}`);
  return asset?.variants.identity.headers.filter((_, index) => index % 2 === 0).sort();
}

const COMMON_HEADERS = ["Cache-Control", "Content-Length", "Content-Type", "ETag", "Vary"];
const SUBRESOURCE_NAMES = [...COMMON_HEADERS, "Cross-Origin-Resource-Policy", "X-Content-Type-Options"].sort();

test.each(["shop.js", "shop.css", "heading.woff2", "icon.png", "screen.webp"])(
  "%s has only the headers that matter for a subresource",
  async (file) => expect(await headerNames(file)).toEqual(SUBRESOURCE_NAMES),
);

test("an SVG, which a browser may open as a document, has the headers of a document", async () => {
  const names = await headerNames("favicon.svg");
  const ofDocuments = Object.keys(safestHeaders("https://fiyonk.example"));
  expect(ofDocuments).toContain("Content-Security-Policy");
  expect(names).toEqual([...new Set([...COMMON_HEADERS, ...ofDocuments])].sort());
});

const PUBLIC_URL = "https://fiyonk.example";

const CART: ClientFile = {
  name: "/assets/cart-g7RwZCC6.js",
  type: "text/javascript; charset=utf-8",
  bytes: Buffer.from("the cart of before"),
  br: Buffer.from("br"),
  gzip: Buffer.from("gzip"),
};

function openFiles(find: (name: string) => Promise<ClientFile | undefined>) {
  const asked: string[] = [];
  const answer = createFilesOfBuilds(
    {
      find(name) {
        asked.push(name);
        return find(name);
      },
    },
    PUBLIC_URL,
  );
  const get = (path: string, init?: RequestInit) => answer(new Request(PUBLIC_URL + path, init));
  return { asked, get };
}

const findCart = async (name: string) => (name === CART.name ? CART : undefined);

test("a file of another build is answered for good, in the form that the browser reads", async () => {
  const { get } = openFiles(findCart);
  const answer = await get(CART.name, { headers: { "Accept-Encoding": "gzip, br" } });
  expect(Object.fromEntries(answer?.headers ?? [])).toEqual({
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "br",
    "content-length": "2",
    "content-type": "text/javascript; charset=utf-8",
    "cross-origin-resource-policy": "same-origin",
    etag: expect.stringMatching(/^W\/"/),
    vary: "Accept-Encoding",
    "x-content-type-options": "nosniff",
  });
  expect(await answer?.text()).toBe("br");
  expect(await (await get(CART.name))?.text()).toBe("the cart of before");
  const ifNoneMatch = answer?.headers.get("ETag") ?? "";
  expect((await get(CART.name, { headers: { "If-None-Match": ifNoneMatch } }))?.status).toBe(304);
});

test("a file is read from the database once", async () => {
  const { get, asked } = openFiles(findCart);
  await Promise.all([get(CART.name), get(CART.name)]);
  await get(CART.name);
  expect(asked).toEqual([CART.name]);
});

test("a name that no build has is not found, and one that no build could have is not looked up", async () => {
  const { get, asked } = openFiles(findCart);
  const unknown = "/assets/cart-AAAAAAAA.js";
  const strange = ["/assets/", "/assets/cart.js", "/assets/a/cart-g7RwZCC6.js", "/assets/cart-g7RwZCC6.js%00"];
  for (const path of [unknown, ...strange]) expect((await get(path))?.status, path).toBe(404);
  expect(asked).toEqual([unknown]);
  expect((await get(CART.name, { method: "POST" }))?.status).toBe(405);
  expect(await get("/urunler")).toBeUndefined();
});

test("while the database is away a file is unavailable, not gone: a page that misses a file that is gone loads anew", async () => {
  const { get } = openFiles(() => Promise.reject(new ShopError("unavailable", "Dükkân şu an bu işlemi yapamıyor")));
  await expect(get(CART.name)).rejects.toMatchObject({ code: "unavailable" });
});
