import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { FIRST_CATEGORIES, FIRST_HERO_SLIDES } from "../../content/first-sections.ts";
import type { Accounts } from "../../domain/account/accounts.ts";
import { FIRST_OWNERS_NAME } from "../../domain/account/user.ts";
import { picturePath } from "../../domain/catalog/media.ts";
import { isOutage, ShopError } from "../../domain/error.ts";
import type { Config } from "../config/config.ts";
import { keepSlides } from "../config/kept-slides.ts";
import { explainDatabase } from "../log/database-failure.ts";
import type { Shop } from "../shop.ts";
import { createPasswords, type Passwords } from "../sign-in/passwords.ts";

type Parts = Pick<Shop, "config" | "catalog" | "categories" | "sections" | "pictures" | "accounts" | "accountEvents">;

/**
 * Fills an empty database with the first admin; for a trial shop and the demo also with categories and products. Does nothing in a filled
 * one. The owner of a live shop chooses its categories and slides herself.
 */
export async function firstStart(shop: Parts): Promise<void> {
  const { config, catalog, accounts } = shop;
  if (config.hasDemo || !config.isProduction) await patiently(() => catalog.addFirstCategories(FIRST_CATEGORIES));
  await patiently(() => keepSlides(shop, { categories: FIRST_CATEGORIES, slides: FIRST_HERO_SLIDES }));
  // The admin is created last: as long as there is none, an interrupted first start is repeated.
  const isFirst = !(await accounts.hasAdmin());
  if (config.hasDemo && (isFirst || (await catalog.hasNeverHadProducts()))) await fillWithDemo(shop).catch(skipDemo);
  const firstAdmin = await addFirstAdmin(accounts, createPasswords(), config.firstAdmin);
  if (!firstAdmin) return;
  shop.accountEvents.record("admin-made", { userId: firstAdmin.id, way: "command" });
  console.log(welcomeAdmin(firstAdmin));
}

/** A restored shop may have neither products nor the categories of the demo. */
function skipDemo(error: unknown): void {
  if (!(error instanceof ShopError && error.code === "not-found")) throw error;
  console.warn("Örnek ürünler eklenmedi: bu dükkânda onların kategorileri yok.");
}

async function fillWithDemo({ config, catalog, sections, pictures }: Parts): Promise<void> {
  console.log("Örnek ürünler hazırlanıyor, birkaç saniye sürer…");
  const { addDemo } = await import("../../content/demo/demo.ts");
  await addDemo({
    catalog: {
      createProduct: (input, by, key) => patiently(() => catalog.createProduct(input, by, key)),
      setCategoryImage: (slug, image) => patiently(() => catalog.setCategoryImage(slug, image)),
      planPrices: (ids, change, planning) => patiently(() => catalog.planPrices(ids, change, planning)),
    },
    sections: {
      first: sections.first,
      save: (key, values, saving) => patiently(() => sections.save(key, values, saving)),
    },
    savePicture: async (bytes) => picturePath((await patiently(() => pictures.save([bytes]))).hash),
    publicUrl: config.publicUrl,
    now: new Date(),
  });
}

type FirstAdmin = { id: string; email: string; generatedPassword: string | undefined };

export async function addFirstAdmin(
  accounts: Accounts,
  passwords: Passwords,
  { email, password }: Config["firstAdmin"],
): Promise<FirstAdmin | undefined> {
  if (await accounts.hasAdmin()) return undefined;
  const generatedPassword = password === undefined ? randomBytes(12).toString("base64url") : undefined;
  const passwordHash = await passwords.hash(password ?? generatedPassword ?? "");
  try {
    const { id } = await accounts.createAccount({ name: FIRST_OWNERS_NAME, email, passwordHash, role: "admin" });
    return { id, email, generatedPassword };
  } catch (error) {
    // Another process started at the same time and created the admin first.
    if (await accounts.hasAdmin()) return undefined;
    if (!(error instanceof ShopError && error.code === "conflict")) throw error;
    throw new ShopError(
      "conflict",
      `ADMIN_EMAIL (${email}) bir müşteri hesabında kayıtlı: yönetici için başka bir adres seç.`,
    );
  }
}

/** A generated password is printed this one time; a chosen one never. */
export const welcomeAdmin = ({ email, generatedPassword }: Omit<FirstAdmin, "id">): string =>
  generatedPassword === undefined
    ? `Yönetici girişi: ${email}, şifresi ADMIN_PASSWORD ile verdiğin.`
    : `Yönetici girişi: ${email}, şifre: ${generatedPassword} (bir daha gösterilmez, bir yere yaz)`;

const MAX_ATTEMPTS = 20;
const RETRY_MS = 500;

/** Repeats work after a timeout: timeouts protect waiting visitors, and nobody waits for a first start. The work must be repeatable. */
export async function patiently<Result>(work: () => Promise<Result>, retryMs = RETRY_MS): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const isPassing = isOutage(error) && explainDatabase(error.cause) === undefined;
      if (!isPassing || attempt === MAX_ATTEMPTS) throw error;
    }
    await pause(retryMs);
  }
}
