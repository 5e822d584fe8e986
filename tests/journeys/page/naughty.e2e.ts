import type { BrowserContext, Page } from "@playwright/test";
import { field, form } from "../../support/admin-visit.ts";
import { expect } from "../../support/journey.ts";
import { NAUGHTY, packed } from "../../support/made-up/naughty-strings.ts";
import { type Shelf, test } from "../../support/person-and-shelf.ts";
import { openCart, toasts, visit } from "../../support/visit.ts";

const MARKUP = NAUGHTY.filter((text) => text.includes("<"));
const NAMES = packed(MARKUP, 190).map((text) => `Deneme ${text}`);
const SEARCH = `/ara?q=${encodeURIComponent(MARKUP.slice(0, 2).join(" "))}`;
const IMAGE = `https://resim.example/a.png?"onerror="alert(1)'><script>alert(1)</script>`;

/** Puts all naughty strings on the shelf: those with markup in the names, all in descriptions and colors. */
async function stock(shelf: Shelf) {
  const descriptions = packed(NAUGHTY, 4900);
  const colors = packed(
    NAUGHTY.filter((text) => text.length <= 40 && !text.includes(",")),
    40,
  );
  return Promise.all(
    NAMES.map((name, index) =>
      shelf.add({
        name,
        featured: index < 3,
        description: descriptions[index % descriptions.length],
        colors: colors.slice(index * 20, index * 20 + 20),
        ...(index % 2 === 1 && { image: IMAGE, images: [IMAGE] }),
      }),
    ),
  );
}

/** Collects the messages of scripts that ran although they are text. */
async function watchForScripts(page: Page, context: BrowserContext): Promise<string[]> {
  const ran: string[] = [];
  await context.route(/^https:\/\/resim\.example\//, (route) => route.fulfill({ contentType: "image/png", body: "" }));
  page.on("dialog", (dialog) => {
    if (dialog.type() !== "confirm") ran.push(dialog.message());
    return dialog.accept();
  });
  return ran;
}

test.describe("naughty strings are shown as text", { tag: "@desktop" }, () => {
  test.describe("without the content security policy", () => {
    test.use({ bypassCSP: true, person: "admin" });

    test("in the shop, in the cart, in the chat's link and in the panel with its form and its history", async ({
      page,
      context,
      shelf,
    }) => {
      const ran = await watchForScripts(page, context);
      const products = await stock(shelf);
      const [first, second] = products;
      for (const path of ["/", "/kategori/trend", `/urun/${first?.slug}`, SEARCH]) await visit(page, path);
      await visit(page, `/urun/${second?.slug}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(second?.name ?? "");
      await page
        .getByRole("group", { name: /^Renk\b/ })
        .getByRole("link")
        .first()
        .click();
      await page.getByRole("button", { name: "Sepete Ekle", exact: true }).first().click();
      await expect(toasts(page).first()).toContainText("Deneme");
      const order = (await openCart(page)).getByRole("link", { name: "WhatsApp ile Siparişi Tamamla" });
      const chat = new URL((await order.getAttribute("href")) ?? "");
      expect([chat.origin, [...chat.searchParams.keys()]]).toEqual(["https://wa.me", ["text"]]);
      for (const product of products) await shelf.rename({ ...product, description: "<b>alert(1)</b>" }, product.name);
      await visit(page, "/admin");
      await expect(page.getByRole("row").filter({ hasText: "alert(1)" }).first()).toBeVisible();
      await page
        .getByRole("button", { name: /^Düzenle: Deneme/ })
        .first()
        .click();
      await expect(field(page, "Ürün Adı *")).toHaveValue(/^Deneme .*</);
      await form(page).getByRole("button", { name: "Geçmiş" }).click();
      const history = page.getByRole("dialog", { name: "Geçmiş" });
      await expect(history.getByRole("listitem").first()).toContainText("alert(1)");
      expect(ran).toEqual([]);
    });
  });

  test("under the policy, without any violation of it", async ({ page, context, shelf, request, extraHTTPHeaders }) => {
    const ran = await watchForScripts(page, context);
    const [first] = await stock(shelf);
    const body = { name: MARKUP[0]?.slice(0, 50), email: "tirnak@posta.example", password: "mavi-fincan-72" };
    const answer = await request.post("/api/auth/register", { data: body, headers: extraHTTPHeaders });
    const { token } = await answer.json();
    await page.addInitScript((value) => localStorage.setItem("token", value), token);
    for (const path of ["/", `/urun/${first?.slug}`, SEARCH]) await visit(page, path);
    expect(ran).toEqual([]);
  });
});
