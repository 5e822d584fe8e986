import { createHash } from "node:crypto";
import sharp from "sharp";
import { demoProductInput, photographsOf } from "../../content/demo/demo.ts";
import { DEMO_CHOICE_SETS } from "../../content/demo/demo-choices.ts";
import { DEMO_CATEGORIES, demoProducts } from "../../content/demo/demo-products.ts";
import { FIRST_CATEGORIES, FIRST_HERO_SLIDES, firstSections } from "../../content/first-sections.ts";
import { firstSettings } from "../../content/first-settings.ts";
import type { Catalog } from "../../domain/catalog/catalog.ts";
import { picturePath } from "../../domain/catalog/media.ts";
import { THE_SHOP } from "../../domain/ledger.ts";
import type { StoredSections } from "../../domain/settings/section-store.ts";
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
  const sections = createSections(store, first.sections);
  await sections.save("slides", { slides }, { by: THE_SHOP });
  await sections.save("choices", { sets: [...DEMO_CHOICE_SETS] }, { by: THE_SHOP });
  await withoutExamples(sections);
  await addDemoProducts(catalog, (name) => saveBlank(name, SQUARE));
  // Without an admin the first start counts as interrupted, and adds the demo again.
  await addFirstAdmin(createAccounts(db), createPasswords(passwordCost), ADMIN);
  await close();
}

/** Takes back what a trial shop says of gifts, payment and its maker. Tests that need it save their own. */
export async function withoutExamples({ save, first }: Pick<StoredSections, "save" | "first">): Promise<void> {
  const { payment, maker } = firstSections(false);
  await save("payment", payment, { by: THE_SHOP });
  await save("maker", maker, { by: THE_SHOP });
  await save("promises", { ...first("promises"), giftWrapPrice: null }, { by: THE_SHOP });
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
    const pictures = await Promise.all(photographsOf(product).map((_, index) => pictureOf(`${product.name} ${index}`)));
    await catalog.createProduct(
      demoProductInput(
        "http://localhost",
        product,
        pictures.map((image) => ({ image })),
      ),
      THE_SHOP,
    );
  }
}
