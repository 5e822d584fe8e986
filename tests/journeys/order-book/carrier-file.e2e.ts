import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import readWorkbook from "read-excel-file/universal";
import { expect } from "../../support/journey.ts";
import { openOrders, writeOrder } from "../../support/orders/orders-visit.ts";
import { OF_BOOKS, puttingBack } from "../../support/person-and-shelf.ts";

const test = puttingBack("carrier-files");

// The setting gives these journeys a shop of their own, because they fill its book.
test.use({ person: "admin", settings: OF_BOOKS });

const COLUMNS = [
  ["Alıcı Adı", "name"],
  ["Alıcı Telefon", "phone"],
  ["İl", "province"],
  ["İlçe", "district"],
  ["Referans", "number"],
] as const;

async function teachForm(page: Page, token: string): Promise<void> {
  const columns = COLUMNS.map(([title, fact]) => ({ title, fact, words: "" }));
  const answer = await page.request.put("/api/admin/settings/carrier-files", {
    headers: { Authorization: `Bearer ${token}` },
    data: { forms: [{ carrier: "Aras", separator: ";", encoding: "excel", columns }] },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

test("the chosen orders leave as the carrier's workbook, where a phone number keeps its zero and nothing is a formula", async ({
  page,
  adminToken,
}) => {
  await teachForm(page, adminToken);
  const place = { province: "Bursa", district: "Nilüfer", address: "Çiçek Sok. 1" };
  const one = await writeOrder(page, adminToken, { ...place, name: "Perihan Yücel", phone: "0532 123 45 67" });
  const other = await writeOrder(page, adminToken, { ...place, name: "=Toplam()", phone: "0532 123 45 68" });
  await openOrders(page);
  for (const { number } of [one, other]) await page.getByLabel(`Seç: ${number} numaralı sipariş`).check();
  await page.getByRole("button", { name: "Kargo dosyası" }).click();
  const sheet = page.getByRole("dialog", { name: "Kargo dosyası" });
  await expect(sheet.getByText("Aras: 2 sipariş")).toBeVisible();
  const downloading = page.waitForEvent("download");
  await sheet.getByRole("button", { name: "Excel olarak indir" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^kargo-\d{4}-\d\d-\d\d\.xlsx$/);
  const [found] = await readWorkbook(new Blob([new Uint8Array(await readFile(await download.path()))]));
  const [head, ...rows] = found?.data ?? [];
  expect(head).toEqual(COLUMNS.map(([title]) => title));
  expect(rows).toHaveLength(2);
  expect(rows.map(([name]) => name).toSorted()).toEqual(["=Toplam()", "Perihan Yücel"]);
  expect(rows.flat().filter((cell) => typeof cell === "string" && /^0532/.test(cell))).toHaveLength(2);
  expect(rows.flat().map(String)).toContain(String(one.number));
});
