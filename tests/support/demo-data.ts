import { createHash } from "node:crypto";
import sharp from "sharp";
import { photographsOf } from "../../content/demo/demo.ts";
import { DEMO_CATEGORIES, demoProducts } from "../../content/demo/demo-products.ts";
import { FIRST_CATEGORIES, FIRST_HERO_SLIDES } from "../../content/first-sections.ts";
import { firstSettings } from "../../content/first-settings.ts";
import type { Catalog } from "../../domain/catalog/catalog.ts";
import { picturePath } from "../../domain/catalog/media.ts";
import { THE_SHOP } from "../../domain/ledger.ts";
import { createPasswords } from "../../server/sign-in/passwords.ts";
import { addFirstAdmin } from "../../server/start/first-start.ts";
import { createAccounts } from "../../storage/account/stored-accounts.ts";
import { createCatalog } from "../../storage/catalog/stored-catalog.ts";
import { openDatabase } from "../../storage/database.ts";
import { createMedia } from "../../storage/stored-media.ts";
import { createSections } from "../../storage/stored-sections.ts";
import { passwordCost } from "./open-app.ts";
import { ADMIN } from "./shop-process.ts";

const SQUARE = { width: 900, height: 900 };
const HERO = { width: 900, height: 720 };

/** Fills an empty database with the demo shop. Its pictures have their sizes but one color, because taking them in lasts longest. */
export async function fillWithDemo(location: Parameters<typeof openDatabase>[0]): Promise<void> {
  const { db, store, close } = await openDatabase(location);
  const media = createMedia(db, undefined);
  const catalog = createCatalog(store);
  const saveBlank = async (name: string, { width, height }: { width: number; height: number }) => {
    const background = `#${sha256(name).replace(/./g, lightDigit).slice(0, 6)}`;
    const bytes = await sharp({ create: { width, height, channels: 3, background } })
      .webp({ effort: 0 })
      .toBuffer();
    const hash = sha256(bytes);
    await media.savePicture({ hash, width, height, bytes });
    return picturePath(hash);
  };
  await catalog.addFirstCategories(FIRST_CATEGORIES);
  for (const category of DEMO_CATEGORIES)
    await catalog.setCategoryImage(category, await saveBlank(`tile ${category}`, SQUARE));
  const slides = [];
  for (const slide of FIRST_HERO_SLIDES) slides.push({ ...slide, image: await saveBlank(`hero ${slide.id}`, HERO) });
  const first = firstSettings({ publicUrl: "http://localhost", isTrial: true });
  await createSections(store, first.sections).save("slides", { slides }, { by: THE_SHOP });
  await addDemoProducts(catalog, (name) => saveBlank(name, SQUARE));
  // Without an admin the first start counts as interrupted, and adds the demo again.
  await addFirstAdmin(createAccounts(db), createPasswords(passwordCost), ADMIN);
  await close();
}

const sha256 = (content: string | Uint8Array): string => createHash("sha256").update(content).digest("hex");

const lightDigit = (digit: string): string => "bcdef"[Number.parseInt(digit, 16) % 5] ?? "f";

/** Adds the demo catalogue with what `pictureOf` answers for each picture. */
export async function addDemoProducts(
  catalog: Pick<Catalog, "createProduct">,
  pictureOf: (name: string) => Promise<string>,
): Promise<void> {
  // A new product goes to the front of the shop, so the first product is created last.
  for (const product of demoProducts().toReversed()) {
    const { name, price, before, category, colors, description, details, soldOut, featured } = product;
    const pictures = await Promise.all(photographsOf(product).map((_, index) => pictureOf(`${name} ${index}`)));
    const [image = "", ...images] = pictures;
    await catalog.createProduct(
      {
        name,
        price,
        originalPrice: before ?? null,
        category,
        image,
        images,
        colors,
        colorImages: {},
        description,
        details: Object.entries(details).map(([name, text]) => ({ name, text })),
        choices: [],
        personalTexts: [],
        soldOut: [],
        counts: {},
        countsTogether: {},
        inStock: !soldOut,
        featured: featured !== undefined,
        shownFrom: null,
      },
      THE_SHOP,
    );
  }
}
