import { expect } from "../../support/journey.ts";
import { puttingBack, test } from "../../support/person-and-shelf.ts";
import { visit } from "../../support/visit.ts";
import { linesOfWords } from "../../support/walk/lines-of-words.ts";

const ANCHORS = [
  ["Çift Ürünleri", "/#cift-urunleri"],
  ["Labubu & Pop Mart", "/#labubu"],
  ["Takılar", "/#takilar"],
  ["Telefon Aksesuarları", "/#telefon"],
  ["Trend Ürünler", "/#trend"],
] as const;

const named = puttingBack("contact");

named(
  "on a phone a name of ten letters takes one line, and a longer one does not make the header higher",
  async ({ page, request, adminToken }) => {
    const headers = { Authorization: `Bearer ${adminToken}` };
    const address = "/api/admin/settings/contact";
    const { values } = await (await request.get(address, { headers })).json();
    const shown = async (name: string) => {
      expect((await request.put(address, { headers, data: { ...values, name } })).status()).toBe(200);
      await visit(page, "/");
      const lines = await page.getByRole("banner").getByRole("link", { name }).evaluate(linesOfWords);
      return { lines, height: (await page.getByRole("banner").boundingBox())?.height };
    };
    await page.setViewportSize({ width: 360, height: 640 });
    const { height } = await shown("Fiyonk");
    expect(await shown("Hediye Evi")).toEqual({ lines: 1, height });
    expect(await shown("Mor Kurdele Atölyesi")).toEqual({ lines: 2, height });
  },
);

test.describe("the header on a desktop", { tag: "@desktop" }, () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false });

  test("it is sticky, shows its links and is wide enough at every width", async ({ page }) => {
    await test.step("it is sticky and shows the logo, five anchor links and the login link (§2)", async () => {
      await visit(page, "/");
      const header = page.getByRole("banner");
      await expect(header.getByRole("link", { name: "Fiyonk" })).toHaveAttribute("href", "/");
      const links = header.getByRole("navigation", { name: "Kategoriler" }).getByRole("link");
      await expect(links).toHaveText(ANCHORS.map(([text]) => text));
      for (const [text, href] of ANCHORS) {
        await expect(links.filter({ hasText: text })).toHaveAttribute("href", href);
      }
      await expect(header.getByRole("link", { name: "Giriş Yap", exact: true })).toHaveAttribute("href", "/login");
      await expect(header.getByRole("link", { name: "Admin" })).toHaveCount(0);
      await expect(header.getByRole("button", { name: "Çıkış Yap" })).toHaveCount(0);
      await expect(header.getByRole("button", { name: "Menü" })).toBeHidden();

      await page.mouse.wheel(0, 1500);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
      expect((await header.boundingBox())?.y).toBe(0);
    });

    await test.step("its bow is visible at every width, and its search box is long enough to type into", async () => {
      await visit(page, "/");
      const header = page.getByRole("banner");
      for (const width of [320, 390, 768, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const bow = await header.getByRole("link", { name: "Fiyonk" }).locator("svg").boundingBox();
        expect(bow?.width, `the bow at ${width} px`).toBeGreaterThanOrEqual(32);
        if (width < 1280) continue;
        const box = await header.getByRole("combobox").boundingBox();
        expect(box?.width, `the search box at ${width} px`).toBeGreaterThanOrEqual(150);
      }
    });
  });

  test("six categories stand in the header at every width, the keyboard reaches them all, and on a phone the menu leads to their products", async ({
    page,
    shelf,
    request,
    adminToken,
  }) => {
    const headers = { Authorization: `Bearer ${adminToken}` };
    const [{ image } = { image: "" }] = await shelf.list();
    const data = { name: "Hazır Hediye Kutuları", image, tint: "mint", hidden: false };
    const made = await request.post("/api/admin/categories", { headers, data });
    expect(made.status(), await made.text()).toBe(201);
    const { category } = await made.json();
    await shelf.add({ name: "Deneme Kutu", category: category.slug });
    await visit(page, "/");
    const links = page.getByRole("banner").getByRole("navigation", { name: "Kategoriler" }).getByRole("link");
    await expect(links).toHaveText([...ANCHORS.map(([text]) => text), data.name]);
    for (const width of [1024, 1100, 1200, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`).toBe(0);
      expect((await page.getByRole("banner").boundingBox())?.height, `${width} px`).toBe(61);
      for (const link of await links.all()) {
        await link.focus();
        await expect(link).toBeInViewport();
      }
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Menü" }).click();
    await page.getByRole("navigation", { name: "Menü" }).getByRole("link", { name: data.name }).click();
    await expect(page).toHaveURL(`/#${category.slug}`);
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(page.getByRole("article")).toBeInViewport();
    for (const product of await shelf.list()) if (product.category === category.slug) await shelf.remove(product);
    const removed = await request.delete(`/api/admin/categories/${category.id}?moveTo=trend`, { headers });
    expect(removed.status(), await removed.text()).toBe(200);
  });

  test.describe("for a customer", () => {
    test.use({ person: "customer" });

    test("it shows the name and a logout button, but no Admin link (§2, §6)", async ({ page, customer }) => {
      await visit(page, "/");
      const header = page.getByRole("banner");
      const name = header.getByText(customer.name).filter({ visible: true });
      await expect(name).toHaveCount(1);
      await expect(header.getByRole("link", { name: "Admin" })).toHaveCount(0);
      await header.getByRole("button", { name: "Çıkış Yap" }).click();
      await expect(header.getByRole("link", { name: "Giriş Yap", exact: true })).toBeVisible();
      await expect(name).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
    });
  });
});

test.describe("the header on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test("the menu opens and closes by its toggle, and closes when a link is chosen (§2)", async ({ page }) => {
    await visit(page, "/");
    const toggle = page.getByRole("button", { name: "Menü" });
    const menu = page.getByRole("navigation", { name: "Menü" });
    await expect(menu).toBeHidden();
    await toggle.tap();
    await expect(menu).toBeVisible();
    for (const [text, href] of ANCHORS) {
      await expect(menu.getByRole("link", { name: text })).toHaveAttribute("href", href);
    }
    await toggle.tap();
    await expect(menu).toBeHidden();

    await toggle.tap();
    await menu.getByRole("link", { name: "Takılar" }).tap();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL("/#takilar");

    await toggle.tap();
    await menu.getByRole("link", { name: "Giriş Yap / Kayıt Ol" }).tap();
    await expect(page).toHaveURL("/login");
  });

  test.describe("for an admin", () => {
    test.use({ person: "admin" });

    test("the menu shows the name, the Admin link and the logout button (§2)", async ({ page }) => {
      await visit(page, "/");
      await page.getByRole("button", { name: "Menü" }).tap();
      const menu = page.getByRole("navigation", { name: "Menü" });
      await menu.getByRole("link", { name: "Admin" }).tap();
      await expect(page.getByRole("heading", { name: "Admin Panel" })).toBeVisible();
      await page.waitForLoadState("networkidle");
      await page.goBack();
      await page.getByRole("button", { name: "Menü" }).tap();
      await menu.getByRole("button", { name: "Çıkış Yap" }).tap();
      await expect(menu).toBeHidden();
      await expect.poll(() => page.evaluate(() => localStorage.getItem("token"))).toBeNull();
    });
  });
});

test("a category link of the footer on another page leads to the products of that category", async ({ page }) => {
  await visit(page, "/urunler");
  await page.getByRole("contentinfo").getByRole("link", { name: "Takılar" }).click();
  await expect(page).toHaveURL("/#takilar");
  await expect(page.locator("#takilar")).toBeInViewport();
  await expect(page.locator("#takilar a")).toHaveAttribute("aria-current", "true");
});
