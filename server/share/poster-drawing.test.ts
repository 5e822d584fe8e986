import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { FIRST_LOOK, READY_LOOKS } from "../../domain/look/look.ts";
import { worn } from "../../domain/look/palette.ts";
import { posterColors } from "../../domain/look/poster-colors.ts";
import { POSTER_FORMS, POSTERS, type PosterForm, STORY_COVERED, STORY_PLATE } from "../../domain/web/poster.ts";
import { composed, drawPoster, type PosterCard } from "./poster-drawing.ts";

const photo = await sharp({ create: { width: 400, height: 400, channels: 3, background: "#8899aa" } })
  .webp()
  .toBuffer();

const NAMES = [
  "Ayıcık",
  "Kişiye Özel İsimli Gümüş Kaplama Kalp Kolye ve Bileklik Seti, Kutusu ve Notuyla Birlikte, Sevdiğine",
  "Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesinesevgililergünühediyesi",
  "<b>&amp;</b> 💕",
];
const PRICES: Partial<PosterCard>[] = [
  {},
  { price: "₺149.999,90", oldPrice: "₺199.999,90", discount: 25 },
  { price: "₺1.299,90", from: "'dan başlayan", oldPrice: "₺1.999,90", discount: 35 },
];
const CASES = READY_LOOKS.flatMap((look) =>
  POSTER_FORMS.flatMap((form) =>
    [0, 1, 3].flatMap((photos) => PRICES.map((prices) => ({ look, form, photos, prices }))),
  ),
);

function cardOf({ look, form, photos, prices }: (typeof CASES)[number], title: string): PosterCard {
  const colors = posterColors(look, "rose");
  const brand = { name: "Fiyonk Hediyelik Dükkânı", colors: worn(look), face: look.face, logo: "bow" } as const;
  const shown = Array.from({ length: photos }, () => ({ bytes: photo, background: colors.deep }));
  return { form, colors, shape: look.shape, brand, title, photos: shown, isSoldOut: false, ...prices };
}

type Box = { x: number; y: number; width: number; height: number };

const overlaps = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const readable = (form: PosterForm): Box => {
  const { width, height } = POSTERS[form];
  const { top, bottom } = form === "story" ? STORY_COVERED : { top: 40, bottom: 40 };
  return { x: 40, y: top, width: width - 80, height: height - top - bottom };
};

describe.each(NAMES)("a poster of %s", (title) => {
  test("has all its words within what the app leaves free, beside each other and beside the plate, in every look", async () => {
    for (const one of CASES) {
      const { words } = await composed(cardOf(one, title));
      const free = readable(one.form);
      for (const [at, box] of words.entries()) {
        expect(box.x).toBeGreaterThanOrEqual(free.x);
        expect(box.x + box.width).toBeLessThanOrEqual(free.x + free.width);
        expect(box.y).toBeGreaterThanOrEqual(free.y);
        expect(box.y + box.height).toBeLessThanOrEqual(free.y + free.height);
        if (one.form === "story") expect(overlaps(box, STORY_PLATE)).toBe(false);
        for (const other of words.slice(at + 1)) expect(overlaps(box, other)).toBe(false);
      }
    }
  }, 60_000);
});

test("the plate of a story is empty", async () => {
  const [look = { ...FIRST_LOOK, name: "" }] = READY_LOOKS;
  const bytes = await drawPoster(cardOf({ look, form: "story", photos: 1, prices: {} }, "Ayıcık"));
  const { x, y, width, height } = STORY_PLATE;
  const inside = { left: x + 20, top: y + 20, width: width - 40, height: height - 40 };
  // `stats` alone would read the whole picture.
  const { channels } = await sharp(await sharp(bytes).extract(inside).png().toBuffer()).stats();
  for (const { min } of channels) expect(min).toBeGreaterThan(250);
});
