import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { picturePath } from "../../domain/catalog/media.ts";
import { FIRST_LOOK, type Look } from "../../domain/look/look.ts";
import type { ShopFacts } from "../../domain/shop/shop-facts.ts";
import { ICONS, iconPath } from "../../domain/web/icon-path.ts";
import { FIYONK } from "../../tests/support/sample-shop.ts";
import { reEncode } from "../pictures/re-encode.ts";
import { drawIcon } from "./icon-drawing.ts";
import { createShopIcons } from "./share-pictures.ts";

const logo = await reEncode(
  await sharp({ create: { width: 300, height: 100, channels: 4, background: "#1d4ed8" } })
    .png()
    .toBuffer(),
);

const unreadable = { ...logo, hash: "b".repeat(64), bytes: logo.bytes.subarray(0, 40) };

let cacheDir: string;
let shop: ShopFacts = FIYONK;

beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), "icons-"));
});

afterAll(() => rm(cacheDir, { recursive: true }));

async function ask(path: string): Promise<Response> {
  const icons = createShopIcons({
    snapshot: async () => ({ shop }),
    media: {
      findPicture: async (hash) => [logo, unreadable].find((picture) => picture.hash === hash),
    },
    cacheDir,
    warn: () => {},
    draw: drawIcon,
  });
  const response = await icons(new Request(FIYONK.publicUrl + path));
  if (!response) throw new Error(`${path} was not answered`);
  return response;
}

const wearing = (look: Partial<Look>) => {
  shop = { ...FIYONK, look: { ...FIRST_LOOK, ...look } };
};

/** The colors of the corner and of the middle. */
async function colorsOf(response: Response) {
  const { data, info } = await sharp(await response.arrayBuffer())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
  return { corner: at(0, 0), middle: at(info.width / 2, info.height / 2) };
}

test.each(["/favicon.ico", "/apple-touch-icon.png", "/icon-512.png"])("%s leads to the icon of today", async (path) => {
  const answer = await ask(path);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([301, "no-cache"]);
  const icon = await ask(answer.headers.get("location") ?? "");
  expect([icon.status, icon.headers.get("content-type")]).toEqual([200, "image/png"]);
});

test.each(Object.entries(ICONS))(
  "%s has its size, and no corner that shows through where a phone cuts it",
  async (name, { size, form }) => {
    const icon = await ask(iconPath(name as keyof typeof ICONS, shop));
    expect(await sharp(await icon.clone().arrayBuffer()).metadata()).toMatchObject({ width: size, height: size });
    const { corner } = await colorsOf(icon);
    expect(corner[3]).toBe(form === "rounded" ? 0 : 255);
  },
);

test("another look has another address, and the old one leads to it", async () => {
  const before = iconPath("icon-192", shop);
  wearing({ color: "#1d4ed8", logo: "name" });
  const after = iconPath("icon-192", shop);
  expect(after).not.toBe(before);
  expect((await ask(before)).headers.get("location")).toBe(after);
  expect((await colorsOf(await ask(iconPath("apple-touch-icon", shop)))).corner).toEqual([0x1d, 0x4e, 0xd8, 255]);
});

test("a logo stands on white, its whole width in the circle that Android leaves", async () => {
  wearing({ logo: { image: picturePath(logo.hash), width: 300, height: 100, tone: "any" } });
  const { corner, middle } = await colorsOf(await ask(iconPath("icon-maskable-512", shop)));
  expect([corner, middle[2]]).toEqual([[255, 255, 255, 255], expect.toSatisfy((blue: number) => blue > 200)]);
});

test("a logo that no decoder reads is the first letter of the name", async () => {
  wearing({ logo: { image: picturePath(unreadable.hash), width: 300, height: 100, tone: "any" } });
  expect((await ask(iconPath("icon-maskable-512", shop))).status).toBe(200);
});
