import type { Page } from "@playwright/test";
import type { Beacon } from "../../../domain/pulse/pulse-beacon.ts";
import type { PulseSum } from "../../../domain/pulse/pulse-sums.ts";
import { openDatabase } from "../../../storage/database.ts";
import { createPulse } from "../../../storage/stored-pulse.ts";
import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { addToCart, openCart, visit } from "../../support/visit.ts";

/** The script that counts has a name of its own. */
const SCRIPT = /\/assets\/pulse-/;

/** A browser that says nothing of being driven, and a list of what it tells the shop. */
async function followBeacons(page: Page, isDriven = false) {
  const told: Beacon[] = [];
  await page.exposeFunction("beaconTold", (beacon: string) => void told.push(JSON.parse(beacon)));
  await page.addInitScript((isDriven) => {
    if (!isDriven) {
      const agent = navigator.userAgent.replace("Headless", "");
      Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false });
      Object.defineProperty(Navigator.prototype, "userAgent", { get: () => agent });
    }
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      Reflect.get(window, "beaconTold")(body);
      return send(url, body);
    };
  }, isDriven);
  return told;
}

const VIEW = { event: "view", source: "direct" };

test("a visit by a link is counted by what was done, with its word as long as the tab lives", async ({ page }) => {
  const told = await followBeacons(page);
  await page.goto("/?k=ece-hikaye");
  await expect
    .poll(() => told, "after three seconds without a touch")
    .toEqual([{ ...VIEW, path: "/", link: "ece-hikaye" }]);
  await page.getByRole("article").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/urun\//);
  expect(page.url()).not.toContain("ece-hikaye");
  const path = new URL(page.url()).pathname;
  await page.mouse.click(5, 300);
  await expect.poll(() => told.at(-1)).toEqual({ ...VIEW, path, link: "ece-hikaye" });
  const chat = page.getByRole("main").getByRole("link", { name: "WhatsApp'tan sor" }).first();
  await chat.evaluate((link) => link.setAttribute("target", "_self"));
  await page.route("https://wa.me/**", (route) => route.fulfill({ status: 204 }));
  await chat.click();
  await expect.poll(() => told.at(-1)).toMatchObject({ event: "ask", path });
  expect(told).toHaveLength(3);
});

test("a product in the cart and the order's tap are counted, a search without a result without its digits", async ({
  page,
}) => {
  const told = await followBeacons(page);
  await page.route("https://wa.me/**", (route) => route.fulfill({ status: 204 }));
  await visit(page, "/kategori/takilar");
  const name = await page.getByRole("article").first().getByRole("heading").innerText();
  await addToCart(page, name);
  await expect.poll(() => told.map(({ event }) => event).sort()).toEqual(["cart", "view"]);
  expect(told.find(({ event }) => event === "cart")?.path).toMatch(/^\/urun\//);
  const order = (await openCart(page)).getByRole("link", { name: "WhatsApp ile Siparişi Tamamla" });
  await order.evaluate((link) => link.setAttribute("target", "_self"));
  await order.click();
  await expect.poll(() => told.at(-1)?.event).toBe("order");
  await visit(page, "/ara?q=zzzqqq%200532%20123%2045%2067");
  await page.mouse.click(5, 300);
  await expect
    .poll(() => told.at(-1))
    .toEqual({
      ...VIEW,
      event: "empty",
      path: "/ara",
      words: "zzzqqq #### ### ## ##",
    });
});

test("a program that says that it is one is not counted", async ({ page }) => {
  const told = await followBeacons(page, true);
  await seeTwoPages(page);
  expect(told).toEqual([]);
});

test.describe("somebody who is signed in", () => {
  test.use({ person: "customer" });

  test("is not counted", async ({ page }) => {
    const told = await followBeacons(page);
    await seeTwoPages(page);
    expect(told).toEqual([]);
  });
});

async function seeTwoPages(page: Page) {
  const script = page.waitForResponse(SCRIPT);
  await page.goto("/");
  await script;
  await page.mouse.click(5, 300);
  await page.getByRole("article").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/urun\//);
  await page.mouse.click(5, 300);
}

test.describe("the panel", () => {
  test.use({ person: "admin" });

  test("shows the sums, makes links to copy, and switches counting off", async ({ page, shop }) => {
    const day = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
    const { db, close } = await openDatabase(shop.location);
    const product = await db
      .selectFrom("products")
      .select(["id", "name"])
      .where("deleted_at", "is", null)
      .executeTakeFirstOrThrow();
    const sum: PulseSum = { day, page: `product:${product.id}`, source: "instagram", event: "view", times: 120 };
    await createPulse(db).add([
      sum,
      { ...sum, page: "search:zzz", source: "", event: "empty", times: 4 },
      { ...sum, event: "ask", times: 2 },
      { ...sum, page: "21", source: "", event: "hour", times: 120 },
    ]);
    await close();
    await visit(page, "/admin/nabiz");
    const region = (name: string) => page.getByRole("region", { name, exact: true });
    // The visits of other journeys to this shop may be among them.
    await expect(region("Görüntülenme")).toContainText(/Görüntülenme12\d/);
    await expect(region("WhatsApp'a dokunuş")).toContainText("1–2");
    await expect(region("Ürünler")).toContainText(product.name);
    await expect(region("Aranıp bulunmayanlar")).toContainText("zzz");
    await expect(region("Nereden gelindi")).toContainText("Instagram");
    await expect(region("Saatler")).toContainText("21–22");
    await page.getByRole("button", { name: "Bugün", exact: true }).click();
    await expect(page).toHaveURL(/gun=1/);
    await expect(region("Görüntülenme")).toContainText("dün bütün gün");
    const links = region("Bağlantıların ve sayım");
    await links.getByLabel("Bağlantı sözleri").fill("Ece Hikâye");
    await links.getByRole("button", { name: "Kaydet", exact: true }).click();
    await expect(links.getByText(`${shop.url}/?k=ece-hikaye`)).toBeVisible();
    await page.goto("/admin/bugun");
    await expect(page.getByRole("link", { name: /Görüntülenme 12\d/ })).toBeVisible();
    await page.goto("/admin/nabiz");
    await links.getByLabel("Görüntülenmeler sayılsın").uncheck();
    await links.getByRole("button", { name: "Kaydet", exact: true }).click();
    await expect(page.getByText("Kaydedildi", { exact: true })).toBeVisible();
    const visitor = await page.context().browser()?.newPage();
    const asked: string[] = [];
    visitor?.on("request", (request) => asked.push(request.url()));
    await visitor?.goto(`${shop.url}/`);
    await visitor?.waitForFunction(() => performance.now() > 4000);
    expect(asked.filter((url) => SCRIPT.test(url))).toEqual([]);
    await visitor?.close();
  });
});
