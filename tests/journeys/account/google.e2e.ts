import type { Page } from "@playwright/test";
import { expect } from "../../support/journey.ts";
import { continueAsGoogle, storedToken } from "../../support/login-visit.ts";
import { test } from "../../support/person-and-shelf.ts";
import { answerCall, holdCalls, toast, visit } from "../../support/visit.ts";

const FAILED = "Google girişi başarısız";

const signInAtDemoProvider = async (page: Page, email: string) => {
  await page.getByRole("button", { name: "Google ile Devam Et" }).click();
  await continueAsGoogle(page, { name: "Deniz Kaya", email });
};

test("the button leads to the provider, with our /login as the address to return to (§2)", async ({ page, shop }) => {
  await visit(page, "/login");
  await page.getByRole("button", { name: "Google ile Devam Et" }).click();
  await page.waitForURL(/demo-google/);
  expect(new URL(page.url()).searchParams.get("redirect")).toBe(`${shop.url}/login`);
  await page.getByRole("link", { name: "Vazgeç" }).click();
  await expect(page).toHaveURL("/login");
});

test("signing in at the demo provider returns to the page where the visitor came from (§2, §4, §8)", async ({
  page,
}) => {
  await visit(page, "/#labubu");
  await page.locator('a[href="/login"]').first().dispatchEvent("click");
  await signInAtDemoProvider(page, "deniz@posta.example");
  await expect(toast(page, "Google ile giriş başarılı!")).toBeVisible();
  await expect(page).toHaveURL("/#labubu");
  await expect(page.getByText("Deniz Kaya").first()).toBeAttached();
  expect(await storedToken(page)).toBeTruthy();
});

test("a session_id in the hash is sent and removed from the address while a spinner is shown (§2, §7)", {
  tag: "@desktop",
}, async ({ page }) => {
  const user = { id: "1", name: "Deniz", email: "deniz@posta.example", role: "customer" };
  await answerCall(page, "POST", "/auth/google", { status: 200, json: { token: "jeton", user } });
  const release = await holdCalls(page, "/auth/google");
  const sent = page.waitForRequest("**/api/auth/google");
  await page.goto("/login#session_id=abcdef123456");
  await expect(page.getByRole("status")).toContainText("Google ile giriş yapılıyor...");
  expect((await sent).postDataJSON()).toEqual({ sessionId: "abcdef123456" });
  await expect(page).toHaveURL("/login");
  release();
  await expect(toast(page, "Google ile giriş başarılı!")).toBeVisible();
  await expect(page).toHaveURL("/");
});

const REFUSALS = [
  {
    what: "with the server's words",
    answer: { status: 401, json: { detail: "Sunucunun sözü" } },
    says: "Sunucunun sözü",
  },
  { what: "without words", answer: { status: 401 }, says: FAILED },
  { what: "by a lost connection", answer: undefined, says: FAILED },
];

for (const { what, answer, says } of REFUSALS) {
  test(`a Google sign-in refused ${what} says '${says}' (§8)`, { tag: "@desktop" }, async ({ page, faults }) => {
    faults.allow(/401|ERR_FAILED/);
    await answerCall(page, "POST", "/auth/google", answer);
    await page.goto("/login#session_id=abcdef123456");
    await expect(toast(page, says)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Hesabınızda giriş yapın" })).toBeVisible();
    await expect(page).toHaveURL("/login");
    expect(await storedToken(page)).toBeNull();
  });
}

test("a used and an invented session id are refused (§8, §10 sign-in)", {
  tag: "@desktop",
}, async ({ page, faults }) => {
  faults.allow(/401/);
  await visit(page, "/login");
  const sent = page.waitForRequest("**/api/auth/google");
  await signInAtDemoProvider(page, "derya@posta.example");
  const { sessionId } = (await sent).postDataJSON();
  await expect(toast(page, "Google ile giriş başarılı!")).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  for (const id of [sessionId, "uydurma-kimlik-1"]) {
    await page.goto("about:blank");
    await page.goto(`/login#session_id=${id}`);
    await expect(toast(page, FAILED)).toBeVisible();
    expect(await storedToken(page)).toBeNull();
  }
});
