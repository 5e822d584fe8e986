import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FIRST_CATEGORIES } from "../../content/first-sections.ts";
import { firstSettings } from "../../content/first-settings.ts";
import { THE_SHOP } from "../../domain/ledger.ts";
import { createAccounts } from "../../storage/account/stored-accounts.ts";
import { createShopCopies } from "../../storage/backup/stored-copies.ts";
import { createCatalog } from "../../storage/catalog/stored-catalog.ts";
import { type Database, openDatabase } from "../../storage/database.ts";
import { createMedia } from "../../storage/stored-media.ts";
import {
  changed,
  firstRow,
  type Parts,
  partsIn,
  patched,
  patchedHeader,
  zipOf,
} from "../../tests/support/backup/made-zip.ts";
import { hashOf, webp } from "../../tests/support/backup/shop-to-copy.ts";
import { LABUBU } from "../../tests/support/sample-products.ts";
import { type Backups, createBackups } from "./backups.ts";

const PICTURE = `pictures/${hashOf(webp("kupa"))}.webp`;
const PRODUCTS = "tables/products.jsonl";

let dataDir: string;
let database: Database;
let backups: Backups;
let parts: Parts;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "fiyonk-hostile-"));
  database = await openDatabase({ dataDir });
  const copies = createShopCopies(database, firstSettings({ publicUrl: "https://fiyonk.example", isTrial: false }));
  backups = createBackups({
    copies,
    dataDir,
    shopName: async () => "Fiyonk",
    now: () => new Date("2026-03-01T00:00:00Z"),
  });
  const catalog = createCatalog(database.store);
  await catalog.addFirstCategories(FIRST_CATEGORIES);
  const bytes = webp("kupa");
  await createMedia(database.db).savePicture({ hash: hashOf(bytes), width: 4, height: 3, bytes });
  await catalog.createProduct({ ...LABUBU, image: `/media/${hashOf(bytes)}.webp`, images: [] }, THE_SHOP);
  const ayse = { name: "Ayşe", email: "ayse@posta.example", passwordHash: "gizli", role: "admin" as const };
  await createAccounts(database.db).createAccount(ayse);
  const name = await backups.save("nightly", false);
  parts = await partsIn(await backups.pathOf(name));
});

afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

const look = async (file: Buffer) => {
  const path = join(dataDir, "gelen.zip");
  await writeFile(path, file);
  return backups.look(path, () => {});
};

const whole = () => zipOf(parts);
const withRow = (table: string, changes: object) => zipOf(changed(parts, firstRow(parts, table, changes)));

const HOSTILE: [what: string, make: () => Promise<Buffer> | Buffer, sentence: RegExp][] = [
  ["an empty file", () => Buffer.alloc(0), /bir dükkân kopyası değil/],
  ["a text", () => Buffer.from("merhaba".repeat(100)), /bir dükkân kopyası değil/],
  ["a file without its end", async () => (await whole()).subarray(0, -200), /sonu eksik/],
  ["a file without its middle", async () => cut(await whole()), /bozuk/],
  ["somebody else's zip", () => zipOf([["belge.txt", Buffer.from("a")]]), /dükkân kopyası yok/],
  ["a zip with another manifest", () => zipOf([["manifest.json", Buffer.from("{}")]]), /içindekiler listesi/],
  ["a manifest that is no text", () => zipOf([["manifest.json", Buffer.from([0xff])]]), /içindekiler listesi/],
  ["a later form", () => zipOf(changed(parts, {}, { format: 2 })), /daha yeni bir Fiyonk/],
  ["a later database", () => zipOf(changed(parts, {}, { schema: 9999 })), /daha yeni bir Fiyonk/],
  [
    "a way out of the folder",
    async () => patched(await whole(), PRODUCTS, "../../etc/passwd.jsonl".slice(0, 21)),
    /dışına/,
  ],
  ["an absolute path", async () => patched(await whole(), PRODUCTS, "/etc/passwd0000000000"), /dışına/],
  ["a backslash", async () => patched(await whole(), PRODUCTS, "..\\..\\etc\\passwd00000"), /dışına/],
  ["a gigabyte of zeros", async () => patchedHeader(await whole(), PRODUCTS, 24, 2 ** 30), /açılınca/],
  ["a picture of a gigabyte", async () => sized(await whole(), PICTURE, 2 ** 30), /açılınca/],
  ["a list of a gigabyte", async () => sized(await whole(), "manifest.json", 2 ** 30), /açılınca/],
  ["more than it says", () => lying(), /ilk hâliyle aynı değil/],
  ["the same part twice", () => zipOf([...parts, ...parts]), /iki kez/],
  ["an encrypted part", async () => patchedHeader(await whole(), PRODUCTS, 8, 0x0809), /şifreli/],
  ["an odd compression", async () => patchedHeader(await whole(), PRODUCTS, 10, 12), /şifreli/],
  ["no products", () => zipOf([...parts].filter(([name]) => name !== PRODUCTS)), /parçası eksik/],
  ["no products, and a list that knows", () => zipOf(withoutProducts()), /parçası eksik/],
  [
    "a part that the list does not name",
    () => zipOf([...parts, ["tables/notes.jsonl", Buffer.alloc(0)]]),
    /olmayan bir dosya/,
  ],
  ["a program", () => zipOf([...parts, ["kur.exe", Buffer.alloc(9)]]), /olmayan bir dosya/],
  ["sessions", () => zipOf(changed(parts, { "tables/sessions.jsonl": "" })), /olmayan bir dosya/],
  ["a wrong sum", () => zipOf(withWrongSum()), /ilk hâliyle aynı değil/],
  ["a broken line", () => zipOf(changed(parts, { [PRODUCTS]: '{"id":\n' })), /satırı okunamıyor.*1\. satır/],
  ["a list as a row", () => zipOf(changed(parts, { [PRODUCTS]: "[1]\n" })), /okunamıyor/],
  ["a line without an end", () => zipOf(changed(parts, { [PRODUCTS]: '{"id":"a"}' })), /okunamıyor/],
  [
    "a line of five megabytes",
    () => zipOf(changed(parts, { [PRODUCTS]: `{"id":"${"a".repeat(5e6)}"}\n` })),
    /okunamıyor/,
  ],
  ["fewer rows than it says", () => zipOf(withoutProducts("")), /parçası eksik/],
  ["an unknown column", () => withRow("products", { surprise: 1 }), /birbirini tutmuyor/],
  ["a column that is SQL", () => withRow("products", { 'id" from users; --': 1 }), /okunamıyor/],
  ["a number that only SQLite stores", () => withRow("products", { price_kurus: 2 ** 40 }), /okunamıyor/],
  ["a position from which nothing can be moved", () => withRow("products", { position: 2 ** 31 - 1 }), /okunamıyor/],
  ["a revision that no save follows", () => withRow("products", { revision: 2 ** 31 - 1 }), /okunamıyor/],
  ["a time that is none", () => withRow("products", { created_at: "dün" }), /okunamıyor/],
  [
    "a list of a million parts",
    () => zipOf([["manifest.json", Buffer.from(`{${'"a":{},'.repeat(400_000)}"b":1}`)]]),
    /çok dosya/,
  ],
  ["a list of brackets", () => zipOf([["manifest.json", Buffer.alloc(2e6, "[")]]), /çok dosya/],
  ["a text that only SQLite stores", () => withRow("products", { name: "a\0b" }), /birbirini tutmuyor/],
  ["a price of zero", () => withRow("products", { price_kurus: 0 }), /birbirini tutmuyor/],
  ["a category that is not there", () => withRow("products", { category: "yok" }), /birbirini tutmuyor/],
  ["a role that is none", () => withRow("users", { role: "kral" }), /birbirini tutmuyor/],
  ["a password in a copy without secrets", () => withRow("users", { password_hash: "x" }), /birbirini tutmuyor/],
  ["a picture that is a script", () => zipOf(changed(parts, { [PICTURE]: "<script>" })), /görsel değil/],
  ["a picture under another name", () => zipOf(renamedPicture()), /birbirini tutmuyor/],
  ["a product's picture that is missing", () => zipOf(withoutPicture()), /parçası eksik/],
];

describe("a file that is no good copy is refused with the reason, and nothing is touched:", () => {
  test.each(HOSTILE)("%s", async (_, make, sentence) => {
    const before = database.store.revision();
    await expect(look(await make())).rejects.toMatchObject({
      name: "ShopError",
      code: "invalid",
      message: expect.stringMatching(sentence),
    });
    expect(database.store.revision()).toBe(before);
    expect(await readdir(join(dataDir, "backups/work")).catch(() => [])).toEqual([]);
  });

  test("every reason has a sentence of its own", async () => {
    const sentences = new Set(HOSTILE.map(([, , sentence]) => sentence.source));
    expect(sentences.size).toBeGreaterThan(12);
  });

  test("the copy itself is good, and one that was unpacked and zipped again too", async () => {
    expect(await look(await whole())).toMatchObject({ shop: "Fiyonk", preview: { products: { inCopy: 1, now: 1 } } });
    const folders = ["tables0", "pictures0"].map((name) => [name, Buffer.alloc(0)] as const);
    const again = await zipOf([...folders, ...parts]);
    const named = patched(patched(again, "tables0", "tables/"), "pictures0", "pictures/");
    expect(await look(named)).toMatchObject({ isFull: false });
  });
});

function cut(file: Buffer): Buffer {
  return Buffer.concat([file.subarray(0, 300), file.subarray(500)]);
}

const sized = (file: Buffer, name: string, size: number) =>
  patchedHeader(patchedHeader(file, name, 24, size), name, 20, size);

/** A zip with an entry that unpacks to more than its header and the zip's directory say. */
async function lying(): Promise<Buffer> {
  const rows = String(parts.get(PRODUCTS));
  const larger = await zipOf(new Map(parts).set(PRODUCTS, Buffer.from(rows.repeat(1000))));
  return patchedHeader(larger, PRODUCTS, 24, rows.length + (Buffer.byteLength(rows) - rows.length));
}

function withoutProducts(rows?: string): Parts {
  const next = changed(parts, { [PRODUCTS]: "" });
  const manifest = JSON.parse(String(next.get("manifest.json")));
  if (rows === undefined) {
    delete manifest.parts[PRODUCTS];
    next.delete(PRODUCTS);
  } else manifest.parts[PRODUCTS].rows = 5;
  return next.set("manifest.json", Buffer.from(JSON.stringify(manifest)));
}

const withWrongSum = (): Parts =>
  new Map(parts).set(PRODUCTS, Buffer.from(String(parts.get(PRODUCTS)).replace("Labubu", "Labubo")));

function renamedPicture(): Parts {
  const other = `pictures/${"ab".repeat(32)}.webp`;
  const next = changed(parts, { [other]: String(parts.get(PICTURE)) });
  return next;
}

function withoutPicture(): Parts {
  const next = changed(parts, { [PICTURE]: undefined });
  const manifest = JSON.parse(String(next.get("manifest.json")));
  delete manifest.parts[PICTURE];
  return next.set("manifest.json", Buffer.from(JSON.stringify(manifest)));
}
