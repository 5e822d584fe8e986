import { describe, expect, test } from "vitest";
import type { Snapshot } from "../../domain/shop/snapshot.ts";
import { pausedCatalog } from "../../tests/support/paused-catalog.ts";
import type { PageBytes } from "../http/page-bytes.ts";
import { followSnapshots } from "../memory/snapshots.ts";
import { createPublished, type Rendering } from "./published.ts";

const rendering = (text: string, status = 200): Rendering => ({ status, body: Buffer.from(text), headers: {} });
const failOn = (error: unknown) => {
  throw error;
};
const shownIn = (page: PageBytes | undefined) => String(page?.forms.identity.body ?? "");

type Make = (path: string, snapshot: Snapshot) => Promise<Rendering>;
const namesIn = ({ products }: Snapshot) => products.map(({ name }) => name).join(" ");

/** A shop whose pages show the names of its products, and are made as the test says. */
function openShop(make: Make = async (_, snapshot) => rendering(namesIn(snapshot)), maxBytes?: number) {
  const catalog = pausedCatalog();
  const snapshots = followSnapshots({ changes: catalog, read: (since) => catalog.read(since) });
  let made = 0;
  const published = createPublished({
    snapshots,
    make(path, snapshot) {
      made += 1;
      return make(path, snapshot);
    },
    onError: failOn,
    ...(maxBytes && { maxBytes }),
  });
  const read = async (path = "/") => shownIn(await published.find(path));
  return { catalog, published, read, made: () => made };
}

describe("published pages", () => {
  test("a page is made once and then served as bytes", async () => {
    const { catalog, published, read, made } = openShop();
    catalog.save("a", "Kolye");
    await read();
    expect(await read()).toBe("Kolye");
    expect(shownIn(published.fresh("/"))).toBe("Kolye");
    expect(made()).toBe(1);
  });

  test("a thousand visitors of an unpublished page cause one rendering", async () => {
    const { catalog, read, made } = openShop();
    catalog.save("a", "Kolye");
    const visits = await Promise.all(Array.from({ length: 1000 }, () => read()));
    expect(new Set(visits)).toEqual(new Set(["Kolye"]));
    expect(made()).toBe(1);
  });

  test("after a save nothing made before is fresh, and the next visitor sees what was saved", async () => {
    const { catalog, published, read } = openShop();
    catalog.save("a", "Kolye");
    await read();
    catalog.save("a", "Saat");
    expect(published.fresh("/")).toBeUndefined();
    expect(await read()).toBe("Saat");
  });

  test("a page that a save did not change is the same bytes, compressed as they were", async () => {
    const { catalog, published, made } = openShop();
    catalog.save("a", "Kolye");
    const before = await published.find("/");
    catalog.renameCategory("Mücevher");
    expect(await published.find("/")).toBe(before);
    expect(made()).toBe(2);
    catalog.save("a", "Saat");
    expect(await published.find("/")).not.toBe(before);
  });

  test("a page begun before a save is for who asked before it, and never the published one", async () => {
    const going: (() => void)[] = [];
    const { catalog, published, read } = openShop(async (_, snapshot) => {
      const text = namesIn(snapshot);
      if (text === "Kolye") await new Promise<void>((go) => going.push(go));
      return rendering(text);
    });
    catalog.save("a", "Kolye");
    const begunBefore = read();
    await new Promise(setImmediate);
    catalog.save("a", "Saat");
    expect(await read()).toBe("Saat");
    going[0]?.();
    expect(await begunBefore).toBe("Kolye");
    expect(shownIn(published.fresh("/"))).toBe("Saat");
  });

  test("while the database is away pages go on being made and kept, also when more has landed than was read", async () => {
    const { catalog, published, read, made } = openShop();
    catalog.save("a", "Kolye");
    await read();
    catalog.state.isAway = true;
    expect([await read(), await read("/urunler")]).toEqual(["Kolye", "Kolye"]);
    catalog.save("a", "Saat");
    expect([await read(), await read("/sayfa/iade")]).toEqual(["Kolye", "Kolye"]);
    expect(shownIn(published.fresh("/sayfa/iade"))).toBe("Kolye");
    expect(made()).toBe(3);
    catalog.state.isAway = false;
    catalog.save("a", "Kupa");
    expect(await read()).toBe("Kupa");
  });

  test("when the revisions begin anew nothing made before is served", async () => {
    const { catalog, published, read } = openShop();
    catalog.save("a", "Kolye");
    catalog.save("b", "Saat");
    expect(await read()).toBe("Kolye Saat");
    catalog.restore(1);
    expect(published.fresh("/")).toBeUndefined();
    expect(await read()).toBe("Kolye");
    catalog.restore(0);
    catalog.state.isAway = true;
    await expect(read()).rejects.toMatchObject({ code: "unavailable" });
  });

  test("a page that failed is made anew for the next who asks", async () => {
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

  test.each([301, 404, 410, 503])("an answer of %d is handed to who asked, and not kept", async (status) => {
    const { published, made } = openShop(async () => rendering("yok", status));
    const page = await published.find("/urun/yok");
    expect([page.status, shownIn(page)]).toEqual([status, "yok"]);
    expect([made(), published.stats().kept]).toEqual([1, 0]);
  });

  test("a page that is gone is forgotten", async () => {
    const { catalog, published } = openShop(async (_, { products }) => rendering("", products.length > 0 ? 200 : 410));
    catalog.save("a", "Kolye");
    await published.find("/urun/kolye");
    catalog.remove("a");
    expect(await published.find("/urun/kolye")).toMatchObject({ status: 410 });
    expect(published.stats()).toEqual({ kept: 0, bytes: 0 });
  });

  test("what it keeps is bounded by bytes, and the longest unasked goes first", async () => {
    const { published } = openShop(async () => rendering("x".repeat(20_000)), 55_000);
    for (const path of ["/a", "/b", "/a", "/c"]) await published.find(path);
    expect(published.stats().kept).toBe(2);
    expect([published.fresh("/a"), published.fresh("/b")].map((page) => page?.status)).toEqual([200, undefined]);
  });

  test("many small answers are bounded too: each weighs more than its bytes", async () => {
    const { published } = openShop(async () => rendering("[]"), 50_000);
    for (let number = 0; number < 100; number += 1) await published.find(`/sayfa/${number}`);
    expect(published.stats().kept).toBeLessThan(13);
  });
});
