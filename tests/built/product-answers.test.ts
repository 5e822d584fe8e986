import { afterEach, describe, expect, test } from "vitest";
import { THE_SHOP } from "../../domain/ledger.ts";
import { openBuiltPages } from "../../server/pages/built-pages.ts";
import { type OpenApp, openApp } from "../support/open-app.ts";
import { BILEKLIK, LABUBU } from "../support/sample-products.ts";
import { LIVE } from "../support/sample-shop.ts";

const IN_STOCK = "/urun/labubu-anahtarlik";
const SOLD_OUT = "/urun/cift-bileklik";
const SIZE = { name: "Ölçü", text: "<11 cm>" };

let app: OpenApp;
const open = async (env: Record<string, string>) => {
  app = await openApp({ env: { ...LIVE, ...env }, overrides: { openPages: openBuiltPages } });
  await app.catalog.createProduct({ ...LABUBU, details: [SIZE, SIZE] }, THE_SHOP);
  await app.catalog.createProduct(BILEKLIK, THE_SHOP);
};
const read = async (path: string) => (await app.call("GET", path)).text;
/** The page's markup without the data in its scripts. */
const seen = async (path: string) => (await read(path)).replace(/<script[\s\S]*?<\/script>/g, "");

afterEach(() => app.close());

describe("the page of a product", () => {
  test("shows its details as folded rows that need no script, and no heading without details", async () => {
    await open({});
    const page = await seen(IN_STOCK);
    expect(
      page.match(/<details[^>]*><summary><h3>Ölçü<\/h3><\/summary><p>&lt;11 cm&gt;<\/p><\/details>/g),
    ).toHaveLength(2);
    expect(await seen(SOLD_OUT)).not.toContain("Ayrıntılar");
  });

  test("answers the three questions of its category", async () => {
    await open({});
    const questions = (page: string) => page.split('id="merak-edilenler"')[1]?.match(/<summary><h3>/g);
    expect(questions(await seen(IN_STOCK))).toHaveLength(3);
    expect(await seen(IN_STOCK)).toContain("Orijinal mi?");
    expect(questions(await seen(SOLD_OUT))).toHaveLength(3);
    expect(await seen(SOLD_OUT)).not.toContain("Orijinal mi?");
  });

  test("says how long a parcel takes once the owner has said it, the day only in the browser", async () => {
    await open({ SHOP_DELIVERY_DAYS: "2-4 iş günü" });
    expect(await seen(IN_STOCK)).toContain("2-4 iş gününde kapında");
    expect(await seen(SOLD_OUT)).not.toContain("kapında");
  });

  test("shows a time that it cannot count as the owner wrote it", async () => {
    await open({ SHOP_DELIVERY_DAYS: "2-4 iş günü içinde kargoda" });
    expect(await seen(IN_STOCK)).toContain("Teslim süresi: 2-4 iş günü içinde kargoda");
    expect(await seen(IN_STOCK)).not.toContain("Bugün onaylarsan");
  });

  test("claims no time that the owner has not said", async () => {
    await open({});
    expect(await seen(IN_STOCK)).not.toMatch(/kapında|iş günü|teslim süresi/i);
    expect(await seen(IN_STOCK)).toContain("Kargoyla gönderiyoruz");
  });

  test("names the gifts that the owner promises, and no other", async () => {
    await open({ SHOP_PARCEL_PHOTO: "1" });
    expect(await seen(IN_STOCK)).toContain("paketinin fotoğrafını göndeririz");
    expect(await seen(IN_STOCK)).not.toMatch(/hediye paketi|elle yazılmış/i);
  });
});
