import { deepEqual, equal, ok } from "node:assert/strict";
import { z } from "zod";
import type { Shop } from "../support/shop-process.ts";
import { type Engine, retryUntil, type Size } from "./browser-engine.ts";
import type { FaultProxy } from "./fault-proxy.ts";
import { personAt, type Wanted } from "./person.ts";

export type Surroundings = {
  engine: Engine;
  size: Size;
  proxy: FaultProxy;
  shop: Shop;
  /** The name of the product that the journey saves. */
  newName: string;
  did: (step: string) => void;
};

const ADD = "main article button[aria-label^='Sepete ekle: ']:enabled";
const SCRIPTS_ARRIVED = `dispatchEvent(new Event("pointermove")), document.querySelector("section[aria-label^='Bildirimler']") ? true : undefined`;
const CART: Wanted = { selector: "dialog" };
const PHONES_END = 768;

/** The daily actions of a visitor and an owner, from the first page to a saved product. */
export async function makeJourney(surroundings: Surroundings): Promise<void> {
  await fillCart(surroundings);
  await search(surroundings);
  await lookAtFilters(surroundings);
  await saveProduct(surroundings);
  await provokeFaults(surroundings);
}

async function fillCart({ engine, size, shop, did }: Surroundings) {
  const { clickOn, sees, seesNo } = personAt(engine);
  await visit(engine, shop.url);
  await sees({ selector: "h2", name: "Öne Çıkan Ürünler" });
  did("ana sayfa geldi");

  const label = String(await engine.evaluate(`document.querySelector(${JSON.stringify(ADD)}).ariaLabel`));
  await clickOn({ selector: ADD });
  await sees({ selector: "[data-sonner-toast]" });
  await sees({ selector: "header button", name: "Sepetim, 1 ürün" });
  did(`karttan eklendi: ${label.replace("Sepete ekle: ", "")}`);

  const address = await engine.evaluate("location.href");
  await clickOn({ selector: "header button", name: "Sepetim, 1 ürün" });
  await sees(CART);
  const order = new URL(String(await engine.evaluate("document.querySelector('dialog .button-order').href")));
  equal(order.origin, "https://wa.me");
  ok(order.searchParams.get("text")?.includes(`• ${label.replace("Sepete ekle: ", "")} x1 - `));
  did("sepetin sipariş bağlantısı doğru");

  if (size.width < PHONES_END) {
    const empty = await engine.evaluate(EMPTY_SPACE);
    const top = await engine.evaluate(SHEET_TOP);
    equal(empty, 0, "the sheet of a cart with one line has no empty space below it");
    ok(
      Number(top) > size.height / 4,
      `the sheet of a cart with one line leaves the page visible: it begins at ${top} px`,
    );
    did("sepet içi kadar yer tutuyor");
  }

  await engine.back();
  await seesNo(CART);
  equal(await engine.evaluate("location.href"), address);
  did("Geri sepeti kapattı");
}

async function visit(engine: Engine, address: string) {
  await engine.open(address);
  await retryUntil("betikler gelmedi", () => engine.evaluate(SCRIPTS_ARRIVED));
}

const EMPTY_SPACE = `Math.round(document.querySelector("dialog").getBoundingClientRect().bottom -
  document.querySelector("dialog footer").getBoundingClientRect().bottom)`;
const SHEET_TOP = `Math.round(document.querySelector("dialog").getBoundingClientRect().top)`;

async function search({ engine, size, did }: Surroundings) {
  const { clickOn, sees, typeInto } = personAt(engine);
  if (size.width < PHONES_END) await clickOn({ selector: "header button", name: "Ara" });
  await typeInto({ selector: "header input[aria-label='Ürün ara']" }, "pnda anhtarlık");
  await clickOn({ selector: "[role=option]" });
  await sees({ selector: "h1", name: "Uykulu Panda Anahtarlık" });
  equal(await engine.evaluate("location.pathname"), "/urun/uykulu-panda-anahtarlik");
  did("arama yazım yanlışına rağmen buldu, öneri ürüne götürdü");
}

async function lookAtFilters({ engine, size, shop, did }: Surroundings) {
  const { clickOn, sees } = personAt(engine);
  await visit(engine, `${shop.url}/kategori/trend`);
  if (size.width < PHONES_END) {
    await clickOn({ selector: "main button[aria-haspopup='dialog']", name: "Filtrele" });
    await sees({ selector: "dialog" });
  }
  await clickOn({ selector: "legend", name: "Renk" });
  did("filtrenin başlığı görünüyor");
}

const productList = z.object({ products: z.array(z.object({ image: z.string() })) });

async function saveProduct({ engine, shop, newName, did }: Surroundings) {
  const { clickOn, sees, seesNo, typeInto, choose } = personAt(engine);
  const { products } = productList.parse(await (await fetch(`${shop.url}/api/products`)).json());
  await visit(engine, `${shop.url}/admin`);
  await typeInto({ selector: "input", name: "E-posta" }, shop.adminEmail);
  await typeInto({ selector: "input", name: "Şifre" }, shop.adminPassword);
  await clickOn({ selector: "form button[type=submit]:enabled", name: "Giriş Yap" });
  await sees({ selector: "table" });
  did("yönetici girdi");

  await clickOn({ selector: "button", name: "Yeni Ürün Ekle" });
  await typeInto({ selector: "dialog input", name: "Ürün Adı *" }, newName);
  await typeInto({ selector: "dialog input", name: "Fiyat (₺) *" }, "1.234,50");
  const appearance = await engine.evaluate("getComputedStyle(document.querySelector('dialog select')).appearance");
  equal(appearance, "none", "a select looks the same in every browser");
  await choose({ selector: "dialog select", name: "Kategori *" }, "Trend");
  await typeInto({ selector: "dialog input", name: "Ana Görsel URL *" }, products[0]?.image ?? "");
  await clickOn({ selector: "dialog button", name: "Kaydet" });
  await sees({ selector: "[data-sonner-toast] *", name: "Ürün eklendi" });
  await seesNo({ selector: "dialog" });
  await engine.open(`${shop.url}/kategori/trend?sirala=yeni`);
  await sees({ selector: "article h3, article h2", name: newName });
  did(`ürün kaydedildi ve rafa çıktı: ${newName}`);
}

const PROVOKED = [/deneme: bir betik/, /deneme: konsol/, /^\S+ kural style-src.* inline/];
const PROVOKE = `(setTimeout(() => { throw new Error("deneme: bir betik"); }),
  console.error("deneme: konsol"),
  document.body.setAttribute("style", "color: red"))`;

/** Provokes one fault of each kind: only a proxy that reports these proves that there was no other. */
async function provokeFaults({ engine, proxy, did }: Surroundings) {
  await engine.evaluate(PROVOKE);
  const reported: string[] = [];
  await retryUntil("kışkırtılan hatalar duyulmadı", async () => {
    reported.push(...proxy.takeFaults());
    return PROVOKED.every((pattern) => reported.some((fault) => pattern.test(fault))) || undefined;
  });
  deepEqual(
    reported.filter((fault) => !PROVOKED.some((pattern) => pattern.test(fault))),
    [],
    "faults that the journey did not provoke",
  );
  did("konsol temiz");
}
