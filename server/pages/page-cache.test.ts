import { describe, expect, test } from "vitest";
import type { Snapshot } from "../../domain/shop/snapshot.ts";
import { pausedCatalog } from "../../tests/support/paused-catalog.ts";
import type { PageBytes } from "../http/page-bytes.ts";
import { createSnapshots } from "../memory/snapshots.ts";
import { createPageCache, type Rendering } from "./page-cache.ts";

const rendering = (text: string, status = 200): Rendering => ({ status, body: Buffer.from(text), headers: {} });
const shownIn = (page: PageBytes | undefined) => String(page?.variants.identity.body ?? "");

type Render = (key: string, snapshot: Snapshot) => Promise<Rendering>;
const namesIn = ({ products }: Snapshot) => products.map(({ name }) => name).join(" ");

/** A shop whose pages list the names of its products unless the test gives its own rendering. */
function openShop(render: Render = async (_, snapshot) => rendering(namesIn(snapshot)), maxBytes?: number) {
  const catalog = pausedCatalog();
  const snapshots = createSnapshots({ changes: catalog, read: (since) => catalog.read(since) });
  let renders = 0;
  const pageCache = createPageCache({
    snapshots,
    render(key, snapshot) {
      renders += 1;
      return render(key, snapshot);
    },
    ...(maxBytes && { maxBytes }),
  });
  const read = async (path = "/") => shownIn(await pageCache.getOrRender(path));
  return { catalog, pageCache, read, renders: () => renders };
}

describe("the page cache", () => {
  test("renders a page once and then serves its bytes", async () => {
    const { catalog, pageCache, read, renders } = openShop();
    catalog.save("a", "Kolye");
    await read();
    expect(await read()).toBe("Kolye");
    expect(shownIn(pageCache.getFresh("/"))).toBe("Kolye");
    expect(renders()).toBe(1);
  });

  test("renders a page once for a thousand concurrent visitors", async () => {
    const { catalog, read, renders } = openShop();
    catalog.save("a", "Kolye");
    const visits = await Promise.all(Array.from({ length: 1000 }, () => read()));
    expect(new Set(visits)).toEqual(new Set(["Kolye"]));
    expect(renders()).toBe(1);
  });

  test("treats every page as stale after a save, and shows the save to the next visitor", async () => {
    const { catalog, pageCache, read } = openShop();
    catalog.save("a", "Kolye");
    await read();
    catalog.save("a", "Saat");
    expect(pageCache.getFresh("/")).toBeUndefined();
    expect(await read()).toBe("Saat");
  });

  test("keeps the compressed bytes of a page that a save did not change", async () => {
    const { catalog, pageCache, renders } = openShop();
    catalog.save("a", "Kolye");
    const before = await pageCache.getOrRender("/");
    catalog.renameCategory("Mücevher");
    expect(await pageCache.getOrRender("/")).toBe(before);
    expect(renders()).toBe(2);
    catalog.save("a", "Saat");
    expect(await pageCache.getOrRender("/")).not.toBe(before);
  });

  test("answers a request from before a save with the older page, and does not cache that page", async () => {
    const paused: (() => void)[] = [];
    const { catalog, pageCache, read } = openShop(async (_, snapshot) => {
      const text = namesIn(snapshot);
      if (text === "Kolye") await new Promise<void>((resume) => paused.push(resume));
      return rendering(text);
    });
    catalog.save("a", "Kolye");
    const requestedBefore = read();
    await new Promise(setImmediate);
    catalog.save("a", "Saat");
    expect(await read()).toBe("Saat");
    paused[0]?.();
    expect(await requestedBefore).toBe("Kolye");
    expect(shownIn(pageCache.getFresh("/"))).toBe("Saat");
  });

  test("renders and caches pages while the database is down, even if it holds writes that were not read yet", async () => {
    const { catalog, pageCache, read, renders } = openShop();
    catalog.save("a", "Kolye");
    await read();
    catalog.state.isAway = true;
    expect([await read(), await read("/urunler")]).toEqual(["Kolye", "Kolye"]);
    catalog.save("a", "Saat");
    expect([await read(), await read("/sayfa/iade")]).toEqual(["Kolye", "Kolye"]);
    expect(shownIn(pageCache.getFresh("/sayfa/iade"))).toBe("Kolye");
    expect(renders()).toBe(3);
    catalog.state.isAway = false;
    catalog.save("a", "Kupa");
    expect(await read()).toBe("Kupa");
  });

  test("serves no earlier page after a backup was restored", async () => {
    const { catalog, pageCache, read } = openShop();
    catalog.save("a", "Kolye");
    catalog.save("b", "Saat");
    expect(await read()).toBe("Kolye Saat");
    catalog.restore(1);
    expect(pageCache.getFresh("/")).toBeUndefined();
    expect(await read()).toBe("Kolye");
    catalog.restore(0);
    catalog.state.isAway = true;
    await expect(read()).rejects.toMatchObject({ code: "unavailable" });
  });

  test("renders a page again at the next request after a failure", async () => {
    let hasFailed = false;
    const { catalog, read } = openShop(async (_, snapshot) => {
      if (hasFailed) return rendering(namesIn(snapshot));
      hasFailed = true;
      throw new Error("a bug");
    });
    catalog.save("a", "Kolye");
    await expect(Promise.all([read(), read()])).rejects.toThrow("a bug");
    expect(await read()).toBe("Kolye");
  });

  test.each([301, 404, 410, 503])("does not cache an answer of %d", async (status) => {
    const { pageCache, renders } = openShop(async () => rendering("yok", status));
    const page = await pageCache.getOrRender("/urun/yok");
    expect([page.status, shownIn(page)]).toEqual([status, "yok"]);
    expect([renders(), pageCache.stats().entries]).toEqual([1, 0]);
  });

  test("drops a page once it answers 410", async () => {
    const { catalog, pageCache } = openShop(async (_, { products }) => rendering("", products.length > 0 ? 200 : 410));
    catalog.save("a", "Kolye");
    await pageCache.getOrRender("/urun/kolye");
    catalog.remove("a");
    expect(await pageCache.getOrRender("/urun/kolye")).toMatchObject({ status: 410 });
    expect(pageCache.stats()).toMatchObject({ entries: 0, bytes: 0 });
  });

  test("is limited in bytes, and evicts the least recently used page first", async () => {
    const { pageCache } = openShop(async () => rendering("x".repeat(20_000)), 55_000);
    for (const path of ["/a", "/b", "/a", "/c"]) await pageCache.getOrRender(path);
    expect(pageCache.stats().entries).toBe(2);
    expect([pageCache.getFresh("/a"), pageCache.getFresh("/b")].map((page) => page?.status)).toEqual([200, undefined]);
  });

  test("also limits many small answers: each counts more than its bytes", async () => {
    const { pageCache } = openShop(async () => rendering("[]"), 50_000);
    for (let number = 0; number < 100; number += 1) await pageCache.getOrRender(`/sayfa/${number}`);
    expect(pageCache.stats().entries).toBeLessThan(13);
  });
});
