import { expect } from "../../support/journey.ts";
import { continueAsGoogle, storedToken } from "../../support/login-visit.ts";
import { test } from "../../support/person-and-shelf.ts";
import { answerCall, holdCalls, toast, visit } from "../../support/visit.ts";

test("a refused return from the demo provider is told, and signing in there returns to the page where the visitor came from", async ({
  page,
  faults,
  shop,
}) => {
  await test.step("a session_id in the hash is sent and removed from the address while a spinner is shown, and a refusal is told (§2, §7, §8)", async () => {
    faults.allow(/ERR_FAILED/);
    await answerCall(page, "POST", "/auth/google");
    const release = await holdCalls(page, "/auth/google");
    const sent = page.waitForRequest("**/api/auth/google");
    await page.goto("/login#session_id=abcdef123456");
    await expect(page.getByRole("status")).toContainText("Google ile giriş yapılıyor...");
    expect((await sent).postDataJSON()).toEqual({ sessionId: "abcdef123456" });
    await expect(page).toHaveURL("/login");
    release();
    await expect(toast(page, "Google girişi başarısız")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Hesabınızda giriş yapın" })).toBeVisible();
    expect(await storedToken(page)).toBeNull();
    await page.unrouteAll();
  });

  await test.step("signing in at the demo provider returns to the page where the visitor came from, 'Vazgeç' to /login (§2, §4, §8)", async () => {
    await visit(page, "/#labubu");
    await page.locator('a[href="/login"]').first().dispatchEvent("click");
    await page.getByRole("button", { name: "Google ile Devam Et" }).click();
    await page.waitForURL(/demo-google/);
    expect(new URL(page.url()).searchParams.get("redirect")).toBe(`${shop.url}/login`);
    await page.getByRole("link", { name: "Vazgeç" }).click();
    await expect(page).toHaveURL("/login");
    await page.getByRole("button", { name: "Google ile Devam Et" }).click();
    await continueAsGoogle(page, { name: "Deniz Kaya", email: "deniz@posta.example" });
    await expect(toast(page, "Google ile giriş başarılı!")).toBeVisible();
    await expect(page).toHaveURL("/#labubu");
    await expect(page.getByText("Deniz Kaya").first()).toBeAttached();
    expect(await storedToken(page)).toBeTruthy();
  });
});
