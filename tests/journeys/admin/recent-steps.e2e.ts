import { settingPath } from "../../../domain/web/panel-addresses.ts";
import { expect, expectAccessible } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { visit } from "../../support/visit.ts";

test.use({ person: "admin" });

test("an owner reads what each step changed, is told what an undo takes, finds the first version, and sees the new name in the shop", async ({
  page,
  shop,
  adminToken,
}) => {
  const contact = async (changes?: object) => {
    const call = async (body?: object) => {
      const answer = await fetch(shop.url + settingPath("contact"), {
        method: body ? "PUT" : "GET",
        headers: { Authorization: `Bearer ${adminToken}`, "Content-Type": "application/json" },
        ...(body && { body: JSON.stringify(body) }),
      });
      return (await answer.json()).values;
    };
    const now = await call();
    return changes ? call({ ...now, ...changes }) : now;
  };
  const before = await contact();
  await contact({ name: "Kurdele", email: "merhaba@kurdele.com", social: "@kurdele" });
  await contact({ social: "@kurdele.dukkan" });

  const steps = page.getByRole("dialog", { name: "Son işlemler" });
  const first = steps.getByRole("listitem").filter({ hasText: "İletişim bilgileri güncellendi" }).nth(1);

  await test.step("each step names its fields, before and after", async () => {
    await visit(page, "/admin/bugun");
    await page.getByRole("button", { name: "Son işlemler" }).click();
    await expect(steps).toContainText("@kurdele → @kurdele.dukkan");
    await expect(first).toContainText(`${before.name} → Kurdele`);
    await expect(first.locator("summary")).toContainText("ve 1 alan daha");
    await expectAccessible(page);
  });

  await test.step("an undo of several fields asks first, and says what stays", async () => {
    const undo = first.getByRole("button", { name: /^Geri Al/ });
    await undo.click();
    await expect(first).toContainText(`yeniden ${before.name}`);
    await expect(first).toContainText("bu arada yeniden değişti, olduğu gibi kalır");
    await expectAccessible(page);
    await first.getByRole("button", { name: /^Vazgeç/ }).click();
    expect((await contact()).name).toBe("Kurdele");
    await undo.click();
    await first.getByRole("button", { name: "Yine de geri al" }).click();
    await expect(page.locator("[data-sonner-toast]", { hasText: `yeniden ${before.name}` })).toBeVisible();
    expect(await contact()).toMatchObject({ name: before.name, email: before.email, social: "@kurdele.dukkan" });
  });

  await test.step("the history leads to the version before the first change", async () => {
    await visit(page, "/admin/dukkan?bolum=contact");
    await page.getByRole("button", { name: /^Geçmiş/ }).click();
    const history = page.getByRole("dialog", { name: "Geçmiş" });
    await history
      .getByRole("listitem")
      .last()
      .getByRole("button", { name: /^Bu hâline döndür/ })
      .click();
    await expect(history.getByRole("listitem").first()).toContainText("Eski hâline döndürüldü");
    expect((await contact()).social).toBe(before.social);
  });

  await test.step("on the way out of the panel the shop has its new name without a reload", async () => {
    await contact(before);
    await visit(page, "/admin/bugun");
    await contact({ name: "Kurdele" });
    await page.getByRole("link", { name: "Hesabım" }).click();
    await page.getByRole("link", { name: /Ana Sayfaya Dön/ }).click();
    await expect(page.getByRole("banner").getByRole("link", { name: /Kurdele/ })).toBeVisible();
    await contact(before);
  });
});
