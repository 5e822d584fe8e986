import { readdir } from "node:fs/promises";
import sharp from "sharp";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { picturePath } from "../../domain/catalog/media.ts";
import type { Product } from "../../domain/catalog/product.ts";
import { istanbulDay } from "../../domain/istanbul.ts";
import { FIRST_LOOK, type Look } from "../../domain/look/look.ts";
import type { Sections } from "../../domain/settings/sections.ts";
import { POSTER_FORMS, POSTERS } from "../../domain/web/poster.ts";
import { storedCategory } from "../../tests/support/sample-categories.ts";
import { productOf } from "../../tests/support/sample-products.ts";
import { FIRST_SETTINGS, FIYONK } from "../../tests/support/sample-shop.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { reEncode } from "../pictures/re-encode.ts";
import { drawPoster, type PosterCard } from "./poster-drawing.ts";
import { createPosters } from "./posters.ts";

const photo = await reEncode(
  await sharp({ create: { width: 300, height: 300, channels: 3, background: "#8899aa" } })
    .png()
    .toBuffer(),
);
const torn = { ...photo, hash: "b".repeat(64), bytes: photo.bytes.subarray(0, 40) };

const KOLYE = productOf({ id: "kolye", slug: "kolye", name: "Kolye", price: 100, category: "takilar" });
const TAKILAR = storedCategory({ id: "takilar", slug: "takilar", name: "Takılar", image: "", tint: "lilac" });
const drawn = vi.fn<(card: PosterCard) => void>();

let products: Product[];
let look: Look;
let occasions: Sections["occasions"];
let cacheDir: string;

beforeEach(async () => {
  products = [{ ...KOLYE, image: picturePath(photo.hash) }];
  look = FIRST_LOOK;
  occasions = { days: [] };
  cacheDir = await temporaryFolder();
  drawn.mockClear();
});

const openPosters = () =>
  createPosters({
    snapshot: async () => ({
      products,
      findProduct: (id) => products.find((product) => product.id === id),
      categories: [TAKILAR],
      findCategory: (slug) => (slug === TAKILAR.slug ? TAKILAR : undefined),
      infoPages: [],
      sections: { ...FIRST_SETTINGS.sections, occasions },
      reckonedOn: istanbulDay(new Date("2027-05-01T09:00Z")),
      shop: { ...FIYONK, look },
    }),
    media: { findPicture: async (hash) => [photo, torn].find((one) => one.hash === hash) },
    cacheDir,
    warn: () => {},
    async draw(card) {
      drawn(card);
      return drawPoster(card);
    },
  });

const cardOf = () => drawn.mock.lastCall?.[0];

describe("a poster", () => {
  test.each(POSTER_FORMS)("is a JPEG in the size of a %s", async (form) => {
    const bytes = await openPosters()(form, "kolye");
    const { width, height } = POSTERS[form];
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width, height });
  });

  test("is drawn once for all who ask, and again when its price or the look changes; the earlier file goes", async () => {
    const posters = openPosters();
    await Promise.all([posters("story", "kolye"), posters("story", "kolye")]);
    await openPosters()("story", "kolye");
    expect(drawn).toHaveBeenCalledTimes(1);
    products = [{ ...KOLYE, price: 90 }];
    await posters("story", "kolye");
    look = { ...FIRST_LOOK, paper: "dark", shape: "square" };
    await posters("story", "kolye");
    expect(drawn).toHaveBeenCalledTimes(3);
    expect(cardOf()).toMatchObject({ shape: "square", colors: { isDark: true } });
    await posters("post", "kolye");
    expect(await readdir(cacheDir)).toHaveLength(2);
  });

  test("says that its product is sold out as soon as it is", async () => {
    const posters = openPosters();
    await posters("story", "kolye");
    expect(cardOf()).toMatchObject({ isSoldOut: false });
    products = [{ ...KOLYE, inStock: false }];
    await posters("story", "kolye");
    expect(cardOf()).toMatchObject({ isSoldOut: true });
  });

  test("of a shelf shows the first three goods that can be ordered", async () => {
    const good = (id: string, traits: Partial<Product> = {}) => ({
      ...KOLYE,
      id,
      image: picturePath(photo.hash),
      ...traits,
    });
    const posters = openPosters();
    products = ["a", "b", "c", "d"].map((id) => good(id));
    await posters("post", "kategori-takilar");
    expect(cardOf()).toMatchObject({ title: "Takılar", photos: [{}, {}, {}] });
    products = [good("a"), good("b"), good("c", { inStock: false }), good("d", { shownFrom: "hidden" })];
    await posters("post", "kategori-takilar");
    expect(cardOf()?.photos).toHaveLength(2);
  });

  test("of a special day shows its shelf; without a shelf there is none", async () => {
    const posters = openPosters();
    expect(await posters("story", "ozel-gun-anneler-gunu")).toBeUndefined();
    occasions = { days: [{ id: "anneler-gunu", name: "Anneler Günü", shelf: "hand", products: ["kolye"] }] };
    expect(await posters("story", "ozel-gun-anneler-gunu")).toBeDefined();
    expect(cardOf()).toMatchObject({ title: "Anneler Günü", photos: [{}] });
    expect(await posters("story", "ozel-gun-yok")).toBeUndefined();
  });

  test("has the words alone without a photo of the shop, or with one that no decoder reads", async () => {
    products = [{ ...KOLYE, image: "https://cdn.ornek.com/kolye.jpg" }];
    expect(await openPosters()("story", "kolye")).toBeDefined();
    products = [{ ...KOLYE, image: picturePath(torn.hash) }];
    expect(await openPosters()("story", "kolye")).toBeDefined();
    expect(cardOf()?.photos).toEqual([]);
  });

  test("of something that is not there is none", async () => {
    expect(await openPosters()("story", "yok")).toBeUndefined();
    expect(await openPosters()("post", "kategori-yok")).toBeUndefined();
  });
});
