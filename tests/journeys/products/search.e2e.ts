import type { Page } from "@playwright/test";
import { expect, expectAccessible } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { answerCall, card, cartButton, holdCalls, visit } from "../../support/visit.ts";

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1280, height: 800 }, isMobile: false };

const box = (page: Page) => page.getByRole("banner").getByLabel("Ürün ara");
const options = (page: Page) => page.getByRole("listbox", { name: "Öneriler" }).getByRole("option");

test.describe("searching on a phone", () => {
  test.use(PHONE);

  test("the magnifier opens a search row, which suggests products while typing; a tap opens one", async ({ page }) => {
    await visit(page, "/favoriler");
    await page.getByRole("button", { name: "Ara", exact: true }).tap();
    const search = page.getByRole("combobox", { name: "Ürün ara" });
    await expect(search).toBeFocused();
    await search.pressSequentially("pnda anhtarlık");
    await expect(options(page)).toHaveCount(1);
    await expect(options(page).locator("mark")).toHaveText(["Panda", "Anahtarlık"]);
    await options(page).first().tap();
    await expect(page).toHaveURL("/urun/uykulu-panda-anahtarlik");
    await expect(box(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL("/favoriler");
  });

  test("what she searched for before waits in the empty box and on the empty page, until she clears it", async ({
    page,
  }) => {
    for (const query of ["kupa", "olmayanşey", "kolye", "kupa"]) {
      await visit(page, `/ara?q=${query}`);
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toContainText(query);
    }
    await page.getByRole("button", { name: "Ara", exact: true }).tap();
    const recent = page.getByRole("listbox", { name: "Son aramaların" });
    await expect(recent.getByRole("option")).toHaveText(["kupa", "kolye"]);
    await expectAccessible(page);
    await page.getByRole("combobox", { name: "Ürün ara" }).first().press("ArrowDown");
    await expect(recent.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
    await recent.getByRole("option", { name: "kolye" }).tap();
    await expect(page).toHaveURL("/ara?q=kolye");

    await visit(page, "/ara");
    const onPage = page.getByRole("region", { name: "Son aramaların" });
    await expect(onPage.getByRole("link")).toHaveText(["kolye", "kupa"]);
    await page.getByRole("button", { name: "Ara", exact: true }).tap();
    await recent.locator("..").getByRole("button", { name: "Temizle" }).tap();
    await expect(recent).toBeHidden();
    await visit(page, "/ara");
    await expect(onPage).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem("son-aranan"))).toBeNull();
  });
});

test.describe("searching on a desktop", { tag: "@desktop" }, () => {
  test.use(DESKTOP);

  test("suggestions answer keys and clicks, and the newest query alone", async ({ page, context }) => {
    await test.step("arrow keys move through the suggestions, Escape closes them, Enter opens one or searches", async () => {
      await visit(page, "/favoriler");
      await box(page).focus();
      const search = page.getByRole("combobox", { name: "Ürün ara" });
      await search.pressSequentially("kolye");
      await expect(options(page)).toHaveCount(3);
      await expect(search).toHaveAttribute("aria-expanded", "true");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      const second = options(page).nth(1);
      await expect(second).toHaveAttribute("aria-selected", "true");
      await expect(search).toHaveAttribute("aria-activedescendant", (await second.getAttribute("id")) ?? "");
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(options(page)).toHaveCount(0);
      await expect(search).toHaveAttribute("aria-expanded", "false");
      await expect(search).not.toHaveAttribute("aria-activedescendant");
      await expect(search).toHaveValue("kolye");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/ara?q=kolye");
      await expect(page.getByRole("heading", { name: "3 ürün bulundu" })).toBeVisible();

      await box(page).fill("mavi damla");
      await expect(options(page)).toHaveCount(1);
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/urun/mavi-damla-tas-kolye?renk=mavi");
    });

    await test.step("a suggestion opened in a new tab leaves the list open", async () => {
      await visit(page, "/favoriler");
      await box(page).fill("kolye");
      await expect(options(page)).toHaveCount(3);
      const opened = context.waitForEvent("page");
      await options(page)
        .first()
        .click({ modifiers: ["ControlOrMeta"] });
      await expect(await opened).toHaveURL(/\/urun\//);
      await expect(options(page)).toHaveCount(3);
      await expect(box(page)).toBeFocused();
      await expect(page).toHaveURL("/favoriler");
    });

    await test.step("a late answer to an older query does not replace the newer suggestions", async () => {
      await visit(page, "/");
      const release = await holdCalls(page, "/suggestions?q=kup");
      const [late] = await Promise.all([page.waitForRequest("**/api/suggestions?q=kup"), box(page).fill("kup")]);
      await box(page).fill("halhal");
      await expect(options(page)).toHaveText([/Ay Işığı Halhal/]);
      release();
      await (await late.response())?.finished();
      await expect(options(page)).toHaveText([/Ay Işığı Halhal/]);
    });
  });

  test("the search box works and the cart stays without suggestions, whether their code or their answer is missing", async ({
    page,
    faults,
  }) => {
    await test.step("the search box works and the cart stays when the code of suggestions fails to load", async () => {
      faults.allow(/ERR_FAILED/);
      await page.route("**/assets/search-suggestions-*.js", (route) => route.abort());
      await visit(page, "/");
      await page
        .getByRole("button", { name: /^Sepete ekle/ })
        .first()
        .click();
      await box(page).fill("halhal");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/ara?q=halhal");
      await expect(card(page, "Ay Işığı Halhal")).toBeVisible();
      await expect(cartButton(page)).toHaveAccessibleName("Sepetim, 1 ürün");
      await page.unrouteAll();
    });

    await test.step("the search box works when suggestions fail to load", async () => {
      faults.allow(/ERR_FAILED/);
      await answerCall(page, "GET", "/suggestions?*");
      await visit(page, "/");
      await box(page).fill("halhal");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/ara?q=halhal");
      await expect(card(page, "Ay Işığı Halhal").locator("mark")).toHaveText(["Halhal"]);
    });
  });
});
