import { expectClosed, field, form, save } from "../../support/admin-visit.ts";
import { expect, expectAccessible } from "../../support/journey.ts";
import { OF_BOOKS, test } from "../../support/person-and-shelf.ts";
import { visit } from "../../support/visit.ts";

// The setting gives this journey a shop of its own.
test.use({ person: "admin", settings: OF_BOOKS, viewport: { width: 390, height: 844 } });

test("a pasted table of colors in sizes is shown and counted on by a tap, and the page strikes out what is not there together", async ({
  page,
  shelf,
}) => {
  const sizes = { set: "beden", without: ["xs", "l", "xl", "xxl"], extra: {} };
  await shelf.add({ name: "Deneme Tişört", colors: ["pembe", "siyah"], choices: [sizes] });
  const found = async () => (await shelf.list()).find(({ name }) => name === "Deneme Tişört");
  await visit(page, "/admin?q=Deneme");
  await page.getByRole("button", { name: "Stokta: Deneme Tişört" }).click();
  await form(page).getByText("Adetler").click();
  await form(page).getByRole("button", { name: "Birlikte say" }).click();
  await form(page).getByText("Tablonu yapıştır").click();
  await field(page, "Adetlerin tablosu").fill(
    "Beden\tpembe\tmor\tsiyah\t\nS\t4\t\t0\t\nM\t1\t7\tçok\t\nXXXL\t2\t\t2\t",
  );
  await expect(form(page).getByText("Okunamadı: mor sütunu · M, siyah: çok · XXXL 2 2")).toBeVisible();
  await form(page).getByRole("button", { name: "3 adedi listeye al" }).click();
  await expect(field(page, "Adetlerin tablosu")).toHaveValue("\tpembe\tmor\tsiyah\nM\t\t7\tçok\nXXXL\t2\t\t2");
  await expect(form(page).getByText("Okunamadı: mor sütunu · M, siyah: çok · XXXL 2 2")).toBeVisible();
  await form(page).getByRole("button", { name: "Bir artır: pembe + M", exact: true }).click();
  await expect(field(page, "Kaç tane: pembe + M")).toHaveValue("2");
  await expectAccessible(page);
  await save(page);
  await expect(form(page).getByText(/^Kaydedildi, ama .* listeye alınmayan satırlar var/)).toBeVisible();
  await field(page, "Adetlerin tablosu").fill("");
  await save(page);
  await expectClosed(page);
  const product = await found();
  expect(product?.countsTogether).toEqual({ "beden=s\nrenk=siyah": 0, "beden=m\nrenk=pembe": 2 });
  await visit(page, `/urun/${product?.slug}?renk=siyah&beden=s`);
  await expect(page.getByText("Bu renk ve beden birlikte yok").filter({ visible: true }).first()).toBeVisible();
  await visit(page, `/urun/${product?.slug}?renk=pembe&beden=m`);
  await expect(page.getByText("Son 2 adet")).toBeVisible();
  await page.getByRole("button", { name: "Sepete Ekle" }).filter({ visible: true }).first().click();
  await visit(page, "/admin/bugun");
  await expect(page.getByRole("link", { name: "Deneme Tişört (siyah + S 0, pembe + M 2)" })).toBeVisible();
  await visit(page, "/admin?q=Deneme");
  await page.getByRole("button", { name: "Stokta: Deneme Tişört" }).click();
  await form(page).getByText("Adetler (3)").click();
  await form(page).getByRole("button", { name: "Birlikte say" }).click();
  await save(page);
  await expectClosed(page);
  expect((await found())?.countsTogether).toEqual({});
  await page.getByRole("button", { name: "Geri Al" }).first().click();
  await expect.poll(async () => Object.keys((await found())?.countsTogether ?? {}).length).toBe(2);
});
