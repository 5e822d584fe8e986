import { field, fillRequired, form, openForm, save } from "../../support/admin-visit.ts";
import { expect } from "../../support/journey.ts";
import { tokenIn } from "../../support/login-visit.ts";
import { test } from "../../support/shopkeeper.ts";
import { answerCall, toast } from "../../support/visit.ts";

test.use({ person: "admin" });

test("İptal, Escape and a click on the backdrop close the form, and nothing is saved (§2, §4)", {
  tag: "@screen",
}, async ({ page }) => {
  const writes: string[] = [];
  page.on("request", (request) => request.method() === "POST" && writes.push(request.url()));
  const ways = [
    () => form(page).getByRole("button", { name: "İptal" }).click(),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(5, 5),
  ];
  for (const close of ways) {
    await openForm(page);
    await field(page, "Ürün Adı *").fill("Deneme Vazgeçilen");
    await close();
    await expect(page.locator("dialog")).toHaveCount(0);
  }
  expect(writes).toEqual([]);
});

const FAILURES = [
  { how: "a refusal", answer: { status: 500 } },
  { how: "a lost connection", answer: undefined },
];

for (const { how, answer } of FAILURES) {
  test(`creating that meets ${how} says 'Ürün eklenemedi' and keeps what was typed (§8)`, {
    tag: ["@desktop", "@screen"],
  }, async ({ page, shelf, faults }) => {
    faults.allow(/\b500\b|ERR_FAILED/);
    const [sample] = await shelf.list();
    await answerCall(page, "POST", "/products", answer);
    await openForm(page);
    await fillRequired(page, "Deneme Olmayan", sample?.image ?? "");
    await save(page);
    await expect(toast(page, "Ürün eklenemedi")).toBeVisible();
    await expect(field(page, "Ürün Adı *")).toHaveValue("Deneme Olmayan");
  });

  test(`updating that meets ${how} says 'Ürün güncellenemedi' (§8)`, { tag: ["@desktop", "@screen"] }, async ({
    page,
    shelf,
    faults,
  }) => {
    faults.allow(/\b500\b|ERR_FAILED/);
    await shelf.add({ name: "Deneme Değişmeyen" });
    await answerCall(page, "PUT", "/products/*", answer);
    await openForm(page, "Deneme Değişmeyen");
    await save(page);
    await expect(toast(page, "Ürün güncellenemedi")).toBeVisible();
    await expect(form(page)).toBeVisible();
  });
}

test("a session that ends meanwhile takes nothing that was typed: after signing in the form is as it was", {
  tag: "@desktop",
}, async ({ page, shop, shelf, faults }) => {
  faults.allow(/401/);
  const cup = await shelf.add({ name: "Deneme Kupa" });
  await openForm(page, cup.name);
  await field(page, "Ürün Adı *").fill("Deneme Büyük Kupa");
  await field(page, "Açıklama").fill("Uzun uzun yazdım.");
  const headers = { Authorization: `Bearer ${await tokenIn(page)}` };
  await page.request.post(`${shop.url}/api/auth/logout`, { headers });
  await save(page);
  await expect(page).toHaveURL("/login");
  await page.getByLabel("E-posta").fill(shop.adminEmail);
  await page.getByLabel("Şifre", { exact: true }).fill(shop.adminPassword);
  await page.getByRole("main").getByRole("button", { name: "Giriş Yap", exact: true }).last().click();
  await expect(field(page, "Ürün Adı *")).toHaveValue("Deneme Büyük Kupa");
  await save(page);
  await expect(toast(page, "Ürün güncellendi")).toBeVisible();
  expect((await shelf.list()).find(({ id }) => id === cup.id)).toMatchObject({ description: "Uzun uzun yazdım." });
  await page.reload();
  await expect(page.getByRole("button", { name: "Yeni Ürün Ekle" })).toBeVisible();
  await expect(form(page)).toHaveCount(0);
});
