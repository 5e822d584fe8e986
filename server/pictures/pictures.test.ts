import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { jpegPath, type Picture, picturePath, renditionPath } from "../../domain/catalog/media.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { createPictures, type PictureOptions } from "./pictures.ts";
import { cutPicture, encodePicture, reEncode } from "./re-encode.ts";

let cacheDir: string;
let stored: Map<string, Picture>;

beforeEach(async () => {
  cacheDir = await temporaryFolder();
  stored = new Map();
});

const WORK: PictureOptions["work"] = { reEncode, cutPicture, encodePicture };

const openShop = (options: Partial<PictureOptions> = {}) =>
  createPictures({
    cacheDir,
    work: WORK,
    media: {
      findPicture: async (hash) => stored.get(hash),
      findOriginal: async () => undefined,
      savePicture: async (picture) => void stored.set(picture.hash, picture),
    },
    ...options,
  });

type Shop = ReturnType<typeof openShop>;

const teddy = () =>
  sharp({ create: { width: 400, height: 200, channels: 4, background: { r: 180, g: 110, b: 60, alpha: 0.5 } } })
    .png()
    .toBuffer();

const saveTeddy = async (shop: Shop) => (await shop.save([await teddy()])).hash;

async function ask(shop: Shop, path: string, init: RequestInit = {}): Promise<Response> {
  const response = await shop.handle(new Request(`http://shop.example${path}`, init));
  if (!response) throw new Error(`${path} was not answered`);
  return response;
}

describe("a stored picture", () => {
  test("is served as it was stored, cacheable for a year, under headers that allow nothing but display", async () => {
    const shop = openShop();
    const hash = await saveTeddy(shop);
    const response = await ask(shop, picturePath(hash));
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toEqual({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
      "content-length": String(stored.get(hash)?.bytes.byteLength),
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from(stored.get(hash)?.bytes ?? []));
  });

  test.each(["avif", "webp"] as const)("is served smaller as %s, with its transparency", async (format) => {
    const shop = openShop();
    const response = await ask(shop, renditionPath(await saveTeddy(shop), 160, format));
    expect(response.headers.get("content-type")).toBe(`image/${format}`);
    const about = await sharp(await response.arrayBuffer()).metadata();
    expect(about).toMatchObject({ width: 160, height: 80, hasAlpha: true });
  });

  test("that is taken away is served no more, neither from memory nor from the store that is shared", async () => {
    const shared = new Map<string, Uint8Array>();
    const files = {
      read: async (name: string) => shared.get(name),
      has: async (name: string) => shared.has(name),
      write: async (name: string, bytes: Uint8Array) => void shared.set(name, bytes),
      remove: async (name: string) => void shared.delete(name),
      async *list(prefix: string) {
        for (const name of shared.keys()) if (name.startsWith(prefix)) yield { name, savedAt: new Date() };
      },
    };
    const shop = openShop({ files });
    const hash = await saveTeddy(shop);
    const path = renditionPath(hash, 160, "webp");
    expect((await ask(shop, path)).status).toBe(200);
    expect(shared.size).toBe(1);
    stored.delete(hash);
    await shop.forget([hash]);
    expect((await ask(shop, path)).status).toBe(404);
    expect(shared.size).toBe(0);
  });

  test("is served as JPEG on white for machines that read nothing else", async () => {
    const shop = openShop();
    const response = await ask(shop, jpegPath(await saveTeddy(shop)));
    expect(response.headers.get("content-type")).toBe("image/jpeg");
    const about = await sharp(await response.arrayBuffer()).metadata();
    expect(about).toMatchObject({ format: "jpeg", width: 400, height: 200, hasAlpha: false });
  });

  test("is never enlarged", async () => {
    const shop = openShop();
    const response = await ask(shop, renditionPath(await saveTeddy(shop), 960, "webp"));
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 400 });
  });

  test("is answered 304 to its own etag, and without a body to HEAD", async () => {
    const shop = openShop();
    const path = renditionPath(await saveTeddy(shop), 160, "webp");
    const head = await ask(shop, path, { method: "HEAD" });
    expect([head.status, Number(head.headers.get("content-length")) > 0, await head.text()]).toEqual([200, true, ""]);
    const etag = head.headers.get("etag") ?? "";
    const known = await ask(shop, path, { headers: { "if-none-match": `"other", W/${etag}` } });
    expect([known.status, await known.text()]).toEqual([304, ""]);
  });
});

/** The head of a WebP and nothing that a decoder reads, as a restored copy may hold it. */
const UNREADABLE = {
  hash: "b".repeat(64),
  width: 400,
  height: 200,
  bytes: Buffer.from("RIFF\u0000\u0010\u0000\u0000WEBPVP8 bozuk bir dosya", "latin1"),
};

describe("a picture that no decoder reads", () => {
  beforeEach(() => void stored.set(UNREADABLE.hash, UNREADABLE));

  test("has no smaller sizes", async () => {
    const shop = openShop();
    const paths = [renditionPath(UNREADABLE.hash, 320, "webp"), jpegPath(UNREADABLE.hash)];
    for (const path of paths) expect((await ask(shop, path)).status).toBe(404);
  });

  test("does not keep the others from being made ahead", async () => {
    const shop = openShop();
    await shop.warm([UNREADABLE.hash, await saveTeddy(shop)]);
    expect(await readdir(cacheDir)).toHaveLength(4);
  });

  test("cannot be cut", async () => {
    const cut = { turn: 90, tilt: 0, crop: null, background: null } as const;
    await expect(openShop().cut(UNREADABLE.hash, cut)).rejects.toMatchObject({ code: "invalid" });
  });
});

describe("a rendition", () => {
  function counting() {
    let encodes = 0;
    const encode = async () => {
      encodes += 1;
      return sharp(await teddy())
        .webp()
        .toBuffer();
    };
    return { encode, encodes: () => encodes };
  }

  test("is made once for a hundred simultaneous requests", async () => {
    const { encode, encodes } = counting();
    const shop = openShop({ work: { ...WORK, encodePicture: encode } });
    const path = renditionPath(await saveTeddy(shop), 320, "webp");
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask(shop, path)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(encodes()).toBe(1);
  });

  test("is read from disk by the next process, even without a database", async () => {
    const shop = openShop();
    const path = renditionPath(await saveTeddy(shop), 320, "webp");
    await ask(shop, path);
    const away = () => Promise.reject(new Error("the database is away"));
    const next = openShop({ media: { findPicture: away, findOriginal: away, savePicture: away } });
    expect((await ask(next, path)).status).toBe(200);
  });

  test("is made again when the file holds only zeros after a power cut", async () => {
    const shop = openShop();
    const hash = await saveTeddy(shop);
    await writeFile(join(cacheDir, `${hash}-320.webp`), Buffer.alloc(500));
    const response = await ask(shop, renditionPath(hash, 320, "webp"));
    expect((await sharp(await response.arrayBuffer()).metadata()).format).toBe("webp");
  });

  test("is made ahead for the home page, without leaving temporary files", async () => {
    const shop = openShop();
    const hash = await saveTeddy(shop);
    await shop.warm([hash]);
    const names = ["320.avif", "320.webp", "480.avif", "480.webp"].map((end) => `${hash}-${end}`);
    expect((await readdir(cacheDir)).toSorted()).toEqual(names);
  });

  test("is served even when it cannot be written to disk", async () => {
    const warnings: string[] = [];
    await writeFile(join(cacheDir, "file"), "");
    const shop = openShop({ cacheDir: join(cacheDir, "file"), warn: (event) => void warnings.push(event) });
    expect((await ask(shop, renditionPath(await saveTeddy(shop), 160, "avif"))).status).toBe(200);
    expect(warnings).toEqual(["rendition_not_kept"]);
  });
});

describe("an unknown address is answered 404", () => {
  const HASH = "a".repeat(64);

  test.each([
    `/media/${HASH}.webp`,
    `/media/${HASH}-320.avif`,
    `/media/${HASH}.avif`,
    `/media/${HASH}-321.webp`,
    `/media/${HASH}-0320.webp`,
    `/media/${HASH}-320.png`,
    `/media/${HASH.toUpperCase()}.webp`,
    `/media/${HASH}.webp/`,
    `/media/${HASH}.webp%00`,
    `/media/${HASH}.webp%0a`,
    "/media/",
    "/media/..%2f..%2fetc%2fpasswd",
    "/media/..%5cshop.sqlite",
    "/media/%2e%2e%2fshop.sqlite",
    "/media/....//shop.sqlite",
    "/media/%c0%ae%c0%ae/shop.sqlite",
  ])("%s", async (path) => {
    const shop = openShop();
    await saveTeddy(shop);
    expect((await ask(shop, path)).status).toBe(404);
  });

  test("paths outside /media/ are not handled", async () => {
    const shop = openShop();
    for (const path of ["/", "/mediation", "/media/../admin", "/api/products"]) {
      expect(await shop.handle(new Request(`http://shop.example${path}`))).toBeUndefined();
    }
  });

  test("a write to a picture's address is answered 405", async () => {
    expect((await ask(openShop(), `/media/${HASH}.webp`, { method: "PUT" })).status).toBe(405);
  });
});
