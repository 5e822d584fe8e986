import type { Page } from "@playwright/test";
import { form } from "../../support/admin-visit.ts";
import { expect } from "../../support/journey.ts";
import { newPerson } from "../../support/login-visit.ts";
import {
  openOrder,
  openOrders,
  openPart,
  orderPart,
  orderRow,
  orderSheet,
  savePart,
  writeOrder,
} from "../../support/orders/orders-visit.ts";
import { OF_BOOKS, test } from "../../support/person-and-shelf.ts";
import { toast } from "../../support/visit.ts";

// The setting gives these journeys a shop of their own, because they fill its book.
test.use({ person: "admin", settings: OF_BOOKS });

const PERSON = {
  name: "Nergis Tuna",
  phone: "0533 444 55 66",
  address: "Gül Sok. 3",
  note: "özel not",
  tracking: "TK99",
};

/** Signs a page in as somebody whom the owner has made a helper. */
async function asHelper(page: Page, adminToken: string) {
  const post = async (path: string, data: object, token?: string) => {
    const answer = await page.request.post(`/api${path}`, {
      data,
      ...(token && { headers: { Authorization: `Bearer ${token}` } }),
    });
    expect(answer.ok(), path).toBe(true);
    return answer.json();
  };
  const { token } = await post("/auth/register", newPerson("Elif Kara"));
  const { link } = await post("/admin/invitations", { role: "helper" }, adminToken);
  await post("/invitations/accept", { invitation: link.split("#")[1] }, token);
  await page.addInitScript((stored) => localStorage.setItem("token", stored), token);
}

test("a helper who may not see persons sees a sentence in their place, and takes nothing away", async ({
  page,
  adminToken,
}) => {
  const { id, number } = await writeOrder(page, adminToken, PERSON);
  await asHelper(page, adminToken);
  await openOrders(page);
  await expect(orderRow(page, number)).toContainText("Deneme Kupası");
  await expect(orderRow(page, number)).not.toContainText(/Nergis|Adı yazılmadı/);
  await openOrder(page, number);
  await expect(orderSheet(page).getByText(/Siparişin kime gittiğini dükkân sahibi görür/)).toBeVisible();
  for (const label of ["Ad soyad", "Telefon", "Adres", "Takip numarası"]) {
    await expect(orderSheet(page).getByText(label, { exact: true })).toHaveCount(0);
  }
  await expect(orderSheet(page)).not.toContainText(/Nergis|Gül Sok|özel not|TK99/);
  await expect(orderSheet(page).getByRole("button", { name: "Bu kişiyi sil" })).toHaveCount(0);
  const parcel = await openPart(page, "Teslimat ve hediye");
  await expect(parcel.getByLabel("Takip numarası")).toHaveCount(0);
  await parcel.getByLabel("Kargo", { exact: true }).fill("Aras");
  await savePart(parcel);
  await expect(toast(page, "Kaydedildi")).toBeVisible();
  const headers = { Authorization: `Bearer ${adminToken}` };
  const { order } = await (await page.request.get(`/api/admin/orders/${id}`, { headers })).json();
  expect(order).toMatchObject({ name: "Nergis Tuna", phone: "905334445566", tracking: "TK99", carrier: "Aras" });
});

test("an order's person is blotted out on demand, and a half-done order waits in its tab alone", async ({
  page,
  adminToken,
  context,
}) => {
  await test.step("a person is blotted out of all her orders after a confirmation that says what happens", async () => {
    const one = { ...PERSON, name: "Sümbül Ay", phone: "0533 999 88 77", tracking: "TK98" };
    const first = await writeOrder(page, adminToken, one);
    const second = await writeOrder(page, adminToken, { ...one, name: "S. Ay" });
    await openOrders(page);
    await openOrder(page, first.number);
    await orderSheet(page).getByRole("button", { name: "Bu kişiyi sil" }).click();
    const confirmation = page.getByRole("dialog", { name: "Bu kişiyi sil" });
    await expect(confirmation).toContainText(
      "bütün siparişlerinden ve geçmişlerinden (aynı telefon, aynı @ad ya da birleştirdiklerin) silinir",
    );
    await expect(confirmation).toContainText("toplamların değişmez");
    await confirmation.getByRole("button", { name: "Bilgilerini sil" }).click();
    await expect(toast(page, "Kişinin bilgileri 2 siparişten silindi")).toBeVisible();
    await expect(form(page)).toHaveCount(0);
    for (const { number } of [first, second]) {
      await expect(orderRow(page, number)).toContainText("Kişi bilgileri silindi");
      await expect(orderRow(page, number)).toContainText("₺100,00");
    }
    await page.getByLabel("Sipariş ara").fill("Sümbül");
    await expect(page.getByText("Aramana uyan sipariş yok")).toBeVisible();
  });

  await test.step("a half-done order waits in its tab alone", async () => {
    await writeOrder(page, adminToken, {});
    await openOrders(page);
    await page.getByRole("button", { name: "Elle yaz" }).click();
    const person = await openPart(page, "Kime, nereye");
    await person.getByLabel("Ad soyad").fill("Yarım Kalan");
    await savePart(person);
    await form(page).getByRole("button", { name: "Kapat" }).click();
    await expect(form(page)).toHaveCount(0);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("Yarım Kalan");
    const other = await context.newPage();
    await openOrders(other);
    await other.getByRole("button", { name: "Elle yaz" }).click();
    await expect(orderPart(other, "Kime, nereye")).toContainText("yazılmadı");
    await expect(form(other).getByText(/yarım kalmış/)).toHaveCount(0);
    await other.close();

    await page.reload();
    await openOrders(page);
    await page.getByRole("button", { name: "Elle yaz" }).click();
    await form(page).getByRole("button", { name: "Devam et" }).click();
    await expect(orderPart(page, "Kime, nereye")).toContainText("Yarım Kalan");
  });
});
