import { sharedListAddress } from "../../../domain/web/shared-list.ts";
import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { card, visit } from "../../support/visit.ts";

const LABUBU = "Deneme Labubu";
const CUP = "Deneme Kupa";

test("favourites are stored on this device, sent to a friend, and shown with unknown ones among them", async ({
  page,
  shop,
  shelf,
  faults,
}) => {
  await test.step("favourites are stored on this device and sent to a friend", async () => {
    const labubu = await shelf.add({ name: LABUBU, price: 1234.5 });
    const cup = await shelf.add({ name: CUP, price: 449.9 });
    await visit(page, "/favoriler");
    await expect(page.getByText("Burası henüz boş")).toBeVisible();
    await visit(page, "/#trend");
    const link = page.getByRole("banner").getByRole("link", { name: /^Favorilerim/ });
    for (const name of [LABUBU, CUP]) await page.getByRole("button", { name: `Favorilere ekle: ${name}` }).click();
    await expect(page.getByRole("button", { name: `Favorilerden çıkar: ${CUP}` })).toBeVisible();
    await expect(link).toHaveText("2");
    await link.click();
    await expect(page).toHaveURL("/favoriler");
    await expect(page.getByRole("article").getByRole("heading")).toHaveText([CUP, LABUBU]);

    const share = page.getByRole("link", { name: "Listeyi WhatsApp'ta paylaş" });
    const url = new URL((await share.getAttribute("href")) ?? "");
    expect(url.origin + url.pathname).toBe("https://wa.me/");
    expect(url.searchParams.get("text")).toBe(
      [
        "Hediye ararsan ipucu, bunlara bayılırım:",
        "",
        `• ${CUP} - ₺449,90 - ${shop.url}/urun/${cup.slug}`,
        `• ${LABUBU} - ₺1.234,50 - ${shop.url}/urun/${labubu.slug}`,
        "",
        `Hepsi bir sayfada: ${shop.url}${sharedListAddress([cup.id, labubu.id])}`,
      ].join("\n"),
    );

    await page.reload();
    await expect(page.getByRole("article")).toHaveCount(2);
    await card(page, CUP)
      .getByRole("button", { name: `Favorilerden çıkar: ${CUP}` })
      .press("Enter");
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(link).toHaveText("1");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  await test.step("a list with many unknown products shows the known one, and a list that fails to load says so", async () => {
    const { id } = await shelf.add({ name: LABUBU });
    const unknown = Array.from(
      { length: 120 },
      (_, number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
    );
    await page.addInitScript((ids) => localStorage.setItem("favoriler", JSON.stringify(ids)), [...unknown, id]);
    await visit(page, "/favoriler");
    await expect(page.getByRole("article").getByRole("heading")).toHaveText([LABUBU]);
    faults.allow(/ERR_FAILED|Failed to load/);
    await page.route("**/api/products?ids=*", (route) => route.abort());
    await page.reload();
    await expect(page.getByRole("heading", { name: "Favorilerini getiremedik" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  });
});

test("favourites follow changes of other tabs and forget products that are no longer sold", async ({
  page,
  context,
  shelf,
}) => {
  await shelf.add({ name: LABUBU });
  await shelf.add({ name: CUP });
  const removed = await shelf.add({ name: "Deneme Giden" });
  await visit(page, "/#trend");
  const other = await context.newPage();
  await visit(other, "/#trend");
  for (const name of [LABUBU, "Deneme Giden"])
    await page.getByRole("button", { name: `Favorilere ekle: ${name}` }).click();
  const link = other.getByRole("banner").getByRole("link", { name: /^Favorilerim/ });
  await expect(link).toHaveText("2");
  await other.evaluate(() => localStorage.setItem("favoriler", "[]"));
  await other.getByRole("button", { name: `Favorilere ekle: ${CUP}` }).click();
  await expect(link, "a change of the storage by another tab counts").toHaveText("1");
  for (const name of [LABUBU, "Deneme Giden"])
    await page.getByRole("button", { name: `Favorilere ekle: ${name}` }).click();
  await expect(link).toHaveText("3");
  await shelf.remove(removed);
  await visit(page, "/favoriler");
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(link).toHaveText("2");
  await expect(page.getByRole("heading", { level: 1 }), "no removal moved the focus").not.toBeFocused();
});
