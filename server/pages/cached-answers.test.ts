import { expect, onTestFinished, test } from "vitest";
import { THE_SHOP } from "../../domain/ledger.ts";
import { interleavePages } from "../../tests/support/interleaving/interleaved-pages.ts";
import { openApp, pagesOf } from "../../tests/support/open-app.ts";
import { sampleInput } from "../../tests/support/sample-products.ts";
import { openDoor } from "../door/door.ts";
import { createSnapshots } from "../memory/snapshots.ts";

const KOLYE = sampleInput.parse({
  name: "Kolye",
  price: 100,
  category: "takilar",
  image: "https://resim.example/kolye.jpg",
});

/** A shop behind a real port whose test pages record each rendering. */
async function openShop(page: (path: string) => Response = () => new Response("sayfa")) {
  const rendered: string[] = [];
  const { catalog, listener, prepare, close } = await openApp({
    overrides: {
      openPages: pagesOf(async ({ url }) => {
        const { pathname, search } = new URL(url);
        rendered.push(pathname + search);
        return page(pathname);
      }),
    },
  });
  const door = await openDoor({ port: 0, host: "127.0.0.1" });
  door.open(listener);
  onTestFinished(async () => {
    await door.close({ timeoutMs: 100 });
    await close();
  });
  return {
    rendered,
    catalog,
    prepare,
    get: (path: string, method = "GET") =>
      fetch(`http://127.0.0.1:${door.port}${path}`, { method, redirect: "manual" }),
  };
}

test("a cached page answers GET and HEAD only", async () => {
  const { get } = await openShop();
  expect(await (await get("/")).text()).toBe("sayfa");
  expect(await (await get("/", "HEAD")).text()).toBe("");
  expect((await get("/", "POST")).status).toBe(405);
});

test.each([301, 404, 410])("a page that answers %d is rendered again for each request", async (status) => {
  const { rendered, get } = await openShop(
    () => new Response(status === 301 ? null : "yok", { status, headers: { Location: "/urun/yeni" } }),
  );
  const answer = await get("/urun/eski?utm_source=ig");
  expect([answer.status, answer.headers.get("Location"), answer.headers.get("Cache-Control")]).toEqual([
    status,
    "/urun/yeni",
    "no-store",
  ]);
  expect(await answer.text()).toBe(status === 301 ? "" : "yok");
  expect(rendered).toEqual(["/urun/eski"]);
  expect((await get("/urun/eski")).status).toBe(status);
  expect(rendered).toHaveLength(2);
});

test("a page of a category is rendered once for all spellings of its query", async () => {
  const { rendered, catalog, get } = await openShop();
  await catalog.createProduct(KOLYE, THE_SHOP);
  for (const search of ["?sayfa=2", "?utm_source=ig&sayfa=2", "?min=&sayfa=2"]) {
    expect(await (await get(`/kategori/takilar${search}`)).text()).toBe("sayfa");
  }
  expect(rendered).toEqual(["/kategori/takilar?sayfa=2"]);
});

test("a filtered listing is not cached: there are endless filters", async () => {
  const { rendered, catalog, get } = await openShop();
  await catalog.createProduct(KOLYE, THE_SHOP);
  const filtered = ["?renk=yok", "?stokta=1&sayfa=9", "?min=1"].map((search) => `/kategori/takilar${search}`);
  for (const path of [...filtered, ...filtered]) expect((await get(path)).status).toBe(200);
  expect(rendered).toEqual([...filtered, ...filtered]);
});

test("a save does not wait for rendering, and the next request renders the page again", async () => {
  const { rendered, catalog, prepare, get } = await openShop();
  await prepare();
  await get("/urunler");
  await catalog.createProduct(KOLYE, THE_SHOP);
  expect(rendered).toEqual(["/urunler"]);
  await get("/urunler");
  expect(rendered).toEqual(["/urunler", "/urunler"]);
});

test("a failing page is answered as the app answers it, and rendered again for the next request", async () => {
  const { rendered, get } = await openShop(
    () => new Response("bozuk", { status: 503, headers: { "Retry-After": "5" } }),
  );
  const answer = await get("/urun/kolye");
  expect([answer.status, answer.headers.get("Retry-After"), await answer.text()]).toEqual([503, "5", "bozuk"]);
  await get("/urun/kolye");
  expect(rendered).toEqual(["/urun/kolye", "/urun/kolye"]);
});

async function violationsIn(count: number, create?: typeof createSnapshots): Promise<string[]> {
  const seeds = Array.from({ length: count }, (_, index) => index + 1);
  const seen = await Promise.all(seeds.map((seed) => interleavePages({ seed, follow: create })));
  return seen.flatMap(({ violations }) => violations);
}

test("no page is older than an acknowledged write or an earlier page, in any order of writes and renderings", async () => {
  expect(await violationsIn(500)).toEqual([]);
});

test("the model detects a write that snapshots miss, and a restored backup that they miss", async () => {
  const missesWrites: typeof createSnapshots = ({ read, changes: { epoch } }) =>
    createSnapshots({ read, changes: { epoch, revision: () => 0 } });
  const epoch = "ever the same";
  const missesRestores: typeof createSnapshots = ({ read, changes: { revision } }) =>
    createSnapshots({
      read: async (since) => ({ ...(await read(since)), epoch }),
      changes: { revision, epoch: () => epoch },
    });
  expect(await violationsIn(50, missesWrites)).not.toEqual([]);
  expect(await violationsIn(50, missesRestores)).not.toEqual([]);
});
