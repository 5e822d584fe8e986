import { storedToken } from "../../support/login-visit.ts";
import { expect, expectFailedSignIn, giveConsent, goToProvider, test } from "../../support/open-id/google-journey.ts";
import { toast, visit } from "../../support/visit.ts";

test("a person who refuses at Google is told and leaves no trace, and one who consents returns to where she came from (§2, §4, §8)", async ({
  page,
  provider,
  countRows,
  faults,
}) => {
  faults.allow(/422|401/);
  provider.person = { ...provider.person, sub: "g-deniz", email: "deniz@posta.example", name: "Deniz Kaya" };
  const before = await countRows();
  await goToProvider(page);
  await page.getByRole("button", { name: "Reddet" }).click();
  await expectFailedSignIn(page);
  expect(await countRows()).toEqual(before);

  await visit(page, "/#labubu");
  await page.locator('a[href="/login"]').first().dispatchEvent("click");
  await page.getByRole("button", { name: "Google ile Devam Et" }).click();
  await giveConsent(page);
  await expect(toast(page, "Google ile giriş başarılı!")).toBeVisible();
  await expect(page).toHaveURL("/#labubu");
  await expect(page.getByText("Deniz Kaya").first()).toBeAttached();
  expect(await storedToken(page)).toBeTruthy();
});
