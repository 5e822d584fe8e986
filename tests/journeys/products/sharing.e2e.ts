import type { Page } from "@playwright/test";
import { sharedListAddress } from "../../../domain/web/shared-list.ts";
import { expect, expectAccessible } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { toast, visit } from "../../support/visit.ts";

const LABUBU = "Deneme Labubu";
const CUP = "Deneme Kupa";

const favouritesIn = (page: Page) => page.evaluate(() => localStorage.getItem("favoriler"));
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const setHash = (page: Page, hash: string) =>
  page.evaluate((next) => {
    location.hash = next;
  }, hash);

test("a friend opens a shared list by its address, and one that cannot be read shows a message", async ({
  page,
  context,
  shop,
  shelf,
}) => {
  await test.step("a friend opens a shared list by its address, and her own favourites stay separate", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const labubu = await shelf.add({ name: LABUBU });
    const cup = await shelf.add({ name: CUP });
    const removed = await shelf.add({ name: "Deneme Giden" });
    await visit(page, "/");
    const wished = [labubu.id, removed.id, cup.id];
    await page.evaluate((ids) => localStorage.setItem("favoriler", JSON.stringify(ids)), wished);
    await visit(page, "/favoriler");
    await page.getByRole("button", { name: "Listeyi paylaş" }).click();
    await expect(toast(page, "Bağlantı kopyalandı")).toBeVisible();
    const address = await clipboard(page);
    expect(address).toBe(shop.url + sharedListAddress(wished));

    await shelf.remove(removed);
    const own = JSON.stringify(["benim"]);
    await page.evaluate((ids) => localStorage.setItem("favoriler", ids), own);
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname + new URL(request.url()).search));
    await page.goto("about:blank");
    await visit(page, address);
    await expect(page.getByRole("heading", { level: 1, name: "Bir arkadaşının listesi" })).toBeVisible();
    await expect(page.getByRole("article").getByRole("heading")).toHaveText([LABUBU, CUP]);
    await expect(page.getByText("Listeden 1 ürün artık burada değil.")).toBeVisible();
    await expect(page).toHaveTitle(/^Paylaşılan liste/);
    expect(requested).toContain("/favoriler");
    expect(requested.filter((path) => path.includes("liste"))).toEqual([]);
    expect(await favouritesIn(page)).toBe(own);
    await expectAccessible(page);

    await page.getByRole("link", { name: `Bunu al: ${CUP}` }).click();
    await expect(page).toHaveURL(`/urun/${cup.slug}`);
    await page.goBack();
    await expect(page.getByRole("article")).toHaveCount(2);
    await page.getByRole("button", { name: "Hepsini favorilerime ekle" }).click();
    await expect(page.getByRole("button", { name: "Hepsi favorilerinde" })).toBeDisabled();
    expect(await favouritesIn(page)).toBe(JSON.stringify([labubu.id, cup.id, "benim"]));
    await page.getByRole("link", { name: "ayrı durur" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Favorilerim" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Bir arkadaşının listesi" })).toBeVisible();
  });

  await test.step("a shared list with a broken, unknown or huge fragment shows a message instead of failing", async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto("about:blank");
    const cup = await shelf.add({ name: CUP });
    const known = sharedListAddress([cup.id]);
    await visit(page, `${known}.${"x".repeat(100_000)}`);
    await expect(page.getByRole("article").getByRole("heading")).toHaveText([CUP]);
    await setHash(page, "liste=<img src=x onerror=alert(1)>");
    await expect(page.getByText(/^Bu listeyi okuyamadık/)).toBeVisible();
    await setHash(page, sharedListAddress(["00000000-0000-4000-8000-000000000001"]).replace(/^.*#/, ""));
    await expect(page.getByText(/^Bu listedeki ürünler artık satılmıyor/)).toBeVisible();
    await setHash(page, "%E0%A4%A");
    await expect(page.getByText("Burası henüz boş")).toBeVisible();
    await page.goBack();
    await expect(page.getByText(/^Bu listedeki ürünler artık satılmıyor/)).toBeVisible();
  });
});

test("a product is shared by the phone's own sheet, or by copying its link where there is none", async ({
  page,
  context,
  shop,
  shelf,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const cup = await shelf.add({ name: CUP });
  const share = page.getByRole("button", { name: "Ürünü paylaş" });
  await visit(page, `/urun/${cup.slug}`);
  await share.click();
  await expect(toast(page, "Bağlantı kopyalandı")).toBeVisible();
  expect(await clipboard(page)).toBe(`${shop.url}/urun/${cup.slug}`);

  await page.addInitScript(() => {
    const note = async (link: object) => sessionStorage.setItem("shared", JSON.stringify(link));
    Object.defineProperty(navigator, "share", { value: note });
  });
  await page.reload();
  await share.click();
  const shared = { title: CUP, url: `${shop.url}/urun/${cup.slug}` };
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("shared"))).toBe(JSON.stringify(shared));
});
