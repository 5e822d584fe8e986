import type { Locator, Page } from "@playwright/test";
import { expectClosed, field, form, openForm, openPhotoTools, save } from "../../support/admin-visit.ts";
import { noisePhoto } from "../../support/hostile-pictures.ts";
import { expect, expectAccessible } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { toast, visit } from "../../support/visit.ts";

test.use({ person: "admin" });

const UPLOADS = "**/api/admin/pictures";

const photo = async (name: string, width = 320, height = 240) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await noisePhoto(width, height, 60),
});

const choose = (page: Page, files: Parameters<Locator["setInputFiles"]>[0]) =>
  form(page).getByLabel("Fotoğraf seç").setInputFiles(files);

const tile = (page: Page, at: number) => form(page).getByRole("img", { name: `${at}. fotoğraf` });

async function action(page: Page, name: string, at: number) {
  await openPhotoTools(page, at);
  return form(page)
    .first()
    .getByRole("button", { name: `${name}: ${at}. fotoğraf`, exact: true });
}

/** The handle for dragging; the full name is needed because other buttons also end in 'taşı'. */
const handle = (page: Page, at: number) => action(page, "Sürükle ya da ok tuşlarıyla taşı", at);

async function fillWords(page: Page, name: string) {
  await field(page, "Ürün Adı *").fill(name);
  await field(page, "Fiyat (₺) *").fill("249,90");
  await field(page, "Kategori *").selectOption("trend");
}

test("several photos are uploaded at once, ordered, tied to a color and saved with the product", async ({
  page,
  shelf,
  faults,
}) => {
  faults.allow(/4\d\d/);
  await page.setViewportSize({ width: 360, height: 740 });
  await openForm(page);
  await expect(field(page, "Fiyat (₺) *")).toBeInViewport({ ratio: 1 });
  const broken = { name: "bozuk.jpg", mimeType: "image/jpeg", buffer: Buffer.from("resim değil") };
  await choose(page, [await photo("bir.jpg"), broken, await photo("iki.jpg"), await photo("uc.jpg")]);
  await expect(form(page).getByRole("alert")).toContainText("Bu dosya görsel olarak açılamadı");
  await expect(tile(page, 3)).toBeVisible();
  await expect(form(page).getByRole("progressbar")).toHaveCount(0);
  await form(page).getByRole("button", { name: "Kaldır: bozuk.jpg" }).click();
  await expect(field(page, "Ürün Adı *")).toBeInViewport({ ratio: 1 });
  await expect(field(page, "Fiyat (₺) *")).toBeInViewport({ ratio: 1 });
  await fillWords(page, "Deneme Fotoğraflı");
  await form(page)
    .getByLabel(/^Renkler/)
    .fill("krem, vişne");
  const [first = "", second = "", third = ""] = await addressesIn(page);
  expect(await field(page, "Ana Görsel URL *").inputValue()).toBe(first);

  await (await action(page, "Kapak yap", 3)).click();
  await expect(form(page).getByRole("status")).toHaveText("1. sıraya taşındı, toplam 3");
  await (await action(page, "Arkaya taşı", 1)).click();
  expect(await addressesIn(page)).toEqual([first, third, second]);
  await (await handle(page, 3)).press("ArrowLeft");
  expect(await addressesIn(page)).toEqual([first, second, third]);
  await dragOnto(page, 3, 1);
  expect(await addressesIn(page)).toEqual([third, first, second]);
  await (await action(page, "Kaldır", 2)).click();
  expect(await addressesIn(page)).toEqual([third, second]);
  const putBack = form(page).getByRole("button", { name: "Fotoğrafı geri al" });
  await expect(putBack).toBeFocused();
  await putBack.click();
  await openPhotoTools(page, 3);
  await form(page).getByLabel("Renk: 3. fotoğraf").selectOption("vişne");
  await expectAccessible(page);
  await save(page);
  await expect(toast(page, "Ürün eklendi")).toBeVisible();
  await expectClosed(page);

  const saved = (await shelf.list()).find(({ name }) => name === "Deneme Fotoğraflı");
  expect(saved).toMatchObject({ image: third, images: [first, second], colorImages: { vişne: second } });
  await visit(page, `/urun/${saved?.slug}`);
  await page.getByRole("group", { name: "Renk" }).getByText("vişne", { exact: true }).click();
  const hash = second.slice(-69, -5);
  await expect(page.getByRole("main").locator(`img[src*="${hash}"]`).first()).toBeInViewport();
});

test("a picture is turned, cropped and restored, and a late crop replaces only its own, although the form was closed during an upload", async ({
  page,
}) => {
  await test.step("an upload goes on while its form is closed, and a late crop replaces only its own picture", async () => {
    await openForm(page);
    await choose(page, await photo("bir.jpg"));
    await expect(tile(page, 1)).toBeVisible();
    const [first = ""] = await addressesIn(page);
    const upload = await holdCall(page, UPLOADS);
    const crop = await holdCall(page, `${UPLOADS}/*/cut`);
    await choose(page, await photo("iki.jpg"));
    await form(page).getByRole("button", { name: "İptal" }).click();
    await expectClosed(page);
    await expect(page.getByRole("region", { name: "Yarım kalanlar" })).toContainText("Fotoğrafları yükleniyor.");
    await page.getByRole("button", { name: /^Devam et/ }).click();

    const editor = page.getByRole("dialog", { name: "Fotoğrafı düzenle" });
    const apply = async () => {
      await (await action(page, "Düzenle", 1)).click();
      await editor.getByRole("button", { name: "Sağa döndür" }).click();
      await editor.getByRole("button", { name: "Uygula" }).click();
      await crop.requested();
    };
    await apply();
    await editor.getByRole("button", { name: "Vazgeç" }).click();
    await expect(editor).toHaveCount(0);
    await crop.answer();
    expect(await addressesIn(page)).toEqual([first]);
    await apply();
    await upload.answer();
    await expect.poll(() => addressesIn(page)).toHaveLength(2);
    await crop.answer();
    await expect(editor).toHaveCount(0);
    const [replaced, second] = await addressesIn(page);
    expect([replaced, second]).toEqual([expect.stringContaining("/media/"), expect.stringContaining("/media/")]);
    expect(replaced).not.toBe(first);
    await page.unrouteAll();
  });

  await test.step("a picture is turned, cropped to a square and restored", async () => {
    await openForm(page);
    await choose(page, await photo("uzun.jpg", 400, 200));
    await expect(tile(page, 1)).toBeVisible();
    const [original = ""] = await addressesIn(page);
    const editor = page.getByRole("dialog", { name: "Fotoğrafı düzenle" });
    const open = async () => {
      await (await action(page, "Düzenle", 1)).click();
      await expect(editor.getByRole("img", { name: "Düzenlenen fotoğraf" })).toBeVisible();
    };
    await open();
    await editor.getByRole("button", { name: "Sağa döndür" }).click();
    await editor.getByLabel("Düzelt").fill("5");
    await editor.getByRole("button", { name: "Kare" }).click();
    await editor.getByRole("button", { name: /^Kesilecek yer/ }).press("-");
    await editor.getByRole("button", { name: "Uygula" }).click();
    await expect(editor).toHaveCount(0);
    const [cropped = ""] = await addressesIn(page);
    expect(cropped).not.toBe(original);
    const size = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return { width: picture.naturalWidth, height: picture.naturalHeight };
    }, cropped);
    expect(Math.abs(size.width - size.height)).toBeLessThanOrEqual(1);
    expect(size.width).toBeLessThan(190);

    await open();
    await editor.getByRole("button", { name: "Özgün hâline dön" }).click();
    await expect(editor).toHaveCount(0);
    expect(await addressesIn(page)).toEqual([original]);
  });
});

/** Holds each call to an address back until `answer` lets it go. */
async function holdCall(page: Page, address: string) {
  const heldRoutes: (() => Promise<void>)[] = [];
  await page.route(address, (route) => void heldRoutes.push(() => route.continue()));
  return {
    requested: () => expect.poll(() => heldRoutes.length).toBe(1),
    async answer() {
      await expect.poll(() => heldRoutes.length).toBe(1);
      const answered = page.waitForResponse(address);
      await heldRoutes.pop()?.();
      await (await answered).finished();
    },
  };
}

/** The addresses of the main picture and the others, from the fields of spec §5. */
async function addressesIn(page: Page): Promise<string[]> {
  const dialog = form(page).first();
  const main = await dialog.getByLabel("Ana Görsel URL *").inputValue();
  const others = await dialog.getByLabel(/^Ek Görseller/).inputValue();
  return [main, ...others.split(", ")].filter(Boolean);
}

async function dragOnto(page: Page, from: number, to: number) {
  const target = tile(page, to);
  await target.evaluate((picture) => picture.scrollIntoView({ block: "start" }));
  const start = await (await handle(page, from)).boundingBox();
  const end = await target.boundingBox();
  if (!start || !end) throw new Error("there is nothing to drag");
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 6 });
  await page.mouse.up();
}
