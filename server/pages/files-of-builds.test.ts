import { expect, test } from "vitest";
import { ShopError } from "../../domain/error.ts";
import type { ClientFile } from "../../domain/shop/client-files.ts";
import { createFilesOfBuilds } from "./files-of-builds.ts";

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
