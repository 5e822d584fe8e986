import { describe, expect, test } from "vitest";
import type { PageBytes } from "../http/page-bytes.ts";
import { createPublished, type Rendering } from "./published.ts";

const rendering = (text: string, status = 200): Rendering => ({
  status,
  body: Buffer.from(text),
  headers: { "Content-Type": "text/html" },
});

const shownIn = (page: PageBytes | undefined) => String(page?.forms.identity.body);
const failOn = (error: unknown) => {
  throw error;
};

/** A shop whose page shows the newest saved text, and whose renderings finish when the test says so. */
function pausedShop() {
  const shop = { saved: "ilk", renderings: 0, isAway: false, remembered: "", clock: 0 };
  const waiting: (() => void)[] = [];
  const published = createPublished({
    async render() {
      shop.renderings += 1;
      const [status, seen] = shop.isAway ? [503, "uzak"] : [200, shop.saved];
      const { remembered } = shop;
      await new Promise<void>((resolve) => waiting.push(resolve));
      return remembered ? { ...rendering(remembered), isFromMemory: true } : rendering(seen, status);
    },
    onError: failOn,
    now: () => shop.clock,
  });
  const finishRenderings = () => {
    for (const finish of waiting.splice(0)) finish();
  };
  const read = async () => {
    const found = published.find("/");
    await Promise.resolve();
    finishRenderings();
    return shownIn(await found);
  };
  return { shop, published, finishRenderings, read };
}

describe("published pages", () => {
  test("a page is rendered once and then served as bytes", async () => {
    const { shop, read } = pausedShop();
    await read();
    expect(await read()).toBe("ilk");
    expect(shop.renderings).toBe(1);
  });

  test("a thousand visitors of an unpublished page cause one rendering", async () => {
    const { shop, published, finishRenderings } = pausedShop();
    const visits = Array.from({ length: 1000 }, () => published.find("/"));
    await Promise.resolve();
    finishRenderings();
    await Promise.all(visits);
    expect(shop.renderings).toBe(1);
  });

  test("what is asked for is made anew before a write counts, so that nobody waits for it", async () => {
    const { shop, published, finishRenderings, read } = pausedShop();
    await read();
    await read();
    shop.saved = "ikinci";
    const landed = published.land(1, ["/"]);
    expect(await read(), "nobody was told of the write yet").toBe("ilk");
    finishRenderings();
    await landed;
    expect(shownIn(published.fresh("/"))).toBe("ikinci");
    expect(shop.renderings).toBe(2);
  });

  test("what nobody has asked for since the last write waits for who asks", async () => {
    const { shop, published, read } = pausedShop();
    await read();
    await published.land(1, ["/"]);
    await published.land(2, ["/", "/kategori/trend"]);
    expect([shop.renderings, published.revision()]).toEqual([1, 2]);
    expect(published.fresh("/")).toBeUndefined();
  });

  test("a page that does not get ready keeps no write from being acknowledged", async () => {
    const { shop, published, read } = pausedShop();
    await read();
    await read();
    shop.saved = "ikinci";
    await published.land(1, ["/"]);
    expect(published.fresh("/")).toBeUndefined();
    expect(await read()).toBe("ikinci");
  });

  test("a write of revisions that are over counts nothing", async () => {
    const { published, finishRenderings, read } = pausedShop();
    published.raise(7);
    await read();
    await read();
    const landed = published.land(8, ["/"]);
    published.beginAnew(3);
    finishRenderings();
    await landed;
    expect(published.revision()).toBe(3);
  });

  test("after a save the next visitor sees it", async () => {
    const { shop, published, read } = pausedShop();
    await read();
    shop.saved = "yeni";
    published.raise(1);
    expect(await read()).toBe("yeni");
  });

  test("a page that a save did not change is the same bytes, compressed as they were", async () => {
    const { shop, published, read } = pausedShop();
    await read();
    const before = await published.find("/");
    published.raise(1);
    await read();
    expect(shop.renderings).toBe(2);
    expect(await published.find("/")).toBe(before);
    shop.saved = "ikinci";
    published.raise(2);
    await read();
    expect(await published.find("/")).not.toBe(before);
  });

  test("a rendering begun before a save never becomes the published page", async () => {
    const { shop, published, finishRenderings, read } = pausedShop();
    const begunBefore = published.find("/");
    await Promise.resolve();
    shop.saved = "yeni";
    published.raise(1);
    finishRenderings();
    await begunBefore;
    expect(await read()).toBe("yeni");
  });

  test("while the database is away the last page goes on being served", async () => {
    const { shop, published, read } = pausedShop();
    await read();
    published.raise(1);
    shop.isAway = true;
    expect(await read()).toBe("ilk");
    expect(published.find("/"), "nobody waits for it again").not.toBeInstanceOf(Promise);
    shop.isAway = false;
    shop.saved = "yeni";
    shop.clock += 500;
    expect(await read()).toBe("yeni");
  });

  test("a page made from memory does for a moment only, and never instead of one that was shown", async () => {
    const { shop, published, read } = pausedShop();
    shop.remembered = "bellekten";
    expect(await read()).toBe("bellekten");
    expect(published.find("/")).not.toBeInstanceOf(Promise);
    shop.clock += 500;
    shop.remembered = "";
    expect(await read()).toBe("ilk");
    shop.remembered = "bellekten";
    published.raise(1);
    expect(await read()).toBe("ilk");
  });

  test("a page that a save overtook is the last one when the database goes away", async () => {
    const { shop, published, finishRenderings, read } = pausedShop();
    await read();
    shop.saved = "ikinci";
    published.raise(1);
    const shown = published.find("/");
    await Promise.resolve();
    published.raise(2);
    finishRenderings();
    expect(shownIn(await shown)).toBe("ikinci");
    shop.isAway = true;
    expect(await read()).toBe("ikinci");
  });

  test("when the revisions begin anew nothing made before is served, also not what was still being made", async () => {
    const { shop, published, finishRenderings, read } = pausedShop();
    published.raise(7);
    await read();
    published.raise(8);
    const begunBefore = published.find("/");
    await Promise.resolve();
    published.beginAnew(3);
    finishRenderings();
    await begunBefore;
    shop.saved = "yedekten";
    published.raise(8);
    expect(await read()).toBe("yedekten");
    shop.isAway = true;
    published.beginAnew(2);
    expect(await read()).toBe("uzak");
  });

  test("while there is none, a thousand visitors cause one attempt, and the next one another", async () => {
    const { shop, published, finishRenderings, read } = pausedShop();
    shop.isAway = true;
    const visits = Array.from({ length: 1000 }, () => published.find("/"));
    await Promise.resolve();
    finishRenderings();
    expect(new Set((await Promise.all(visits)).map(({ status }) => status))).toEqual(new Set([503]));
    expect(shop.renderings).toBe(1);
    shop.isAway = false;
    expect(await read()).toBe("ilk");
  });

  test.each([301, 404, 410])("an answer of %d is handed over from its one rendering, and not kept", async (status) => {
    let renderings = 0;
    const published = createPublished({
      async render() {
        renderings += 1;
        return rendering("yok", status);
      },
      onError: failOn,
    });
    const page = await published.find("/urun/yok");
    expect([page.status, shownIn(page)]).toEqual([status, "yok"]);
    expect([renderings, published.stats().kept]).toEqual([1, 0]);
  });

  test("a page that is gone is forgotten", async () => {
    let status = 200;
    const published = createPublished({ render: async () => rendering("Kolye", status), onError: failOn });
    await published.find("/urun/kolye");
    status = 410;
    published.raise(1);
    expect(await published.find("/urun/kolye")).toMatchObject({ status: 410 });
    expect(published.stats()).toMatchObject({ kept: 0, bytes: 0 });
  });

  test("what it keeps is bounded by bytes, and the longest unasked goes first", async () => {
    const page = rendering("x".repeat(20_000));
    const published = createPublished({ render: async () => page, onError: failOn, maxBytes: 55_000 });
    await published.find("/a");
    await published.find("/b");
    await published.find("/a");
    await published.find("/c");
    expect(published.stats().kept).toBe(2);
    expect(published.find("/a")).not.toBeInstanceOf(Promise);
    expect(published.find("/b")).toBeInstanceOf(Promise);
  });

  test("many small answers are bounded too: each weighs more than its bytes", async () => {
    const published = createPublished({ render: async () => rendering("[]"), onError: failOn, maxBytes: 50_000 });
    for (let number = 0; number < 100; number += 1)
      await published.find(`/api/products?category=yok-${number}&limit=8`);
    expect(published.stats().kept).toBeLessThan(13);
  });
});
