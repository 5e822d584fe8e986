import { proofCookie } from "../../../server/google/built-in-google.ts";
import { createSealedCookie } from "../../../server/google/sealed-cookie.ts";
import { sha256 } from "../../../server/sign-in/session-tokens.ts";
import { storedToken } from "../../support/login-visit.ts";
import {
  expect,
  expectFailedSignIn,
  giveConsent,
  goToProvider,
  returnedId,
  test,
} from "../../support/open-id/google-journey.ts";
import { TOKEN_PATH } from "../../support/open-id/open-id-provider.ts";
import { toast, visit, waitForScripts } from "../../support/visit.ts";

const FAILED = /422|401|ERR_FAILED/;

test("the way to Google and back signs in and returns to where one came from (§2, §4, §8)", async ({
  page,
  provider,
}) => {
  provider.person = { ...provider.person, sub: "g-deniz", email: "deniz@posta.example", name: "Deniz Kaya" };
  await visit(page, "/#labubu");
  await page.locator('a[href="/login"]').first().dispatchEvent("click");
  await page.getByRole("button", { name: "Google ile Devam Et" }).click();
  await giveConsent(page);
  await expect(toast(page, "Google ile giriş başarılı!")).toBeVisible();
  await expect(page).toHaveURL("/#labubu");
  await expect(page.getByText("Deniz Kaya").first()).toBeAttached();
  expect(await storedToken(page)).toBeTruthy();
});

test.describe("leaves nothing behind", () => {
  let before: number[];
  test.beforeEach(async ({ countRows, faults, provider }) => {
    faults.allow(FAILED);
    provider.person = { ...provider.person, sub: "g-kimse", email: "kimse@posta.example" };
    before = await countRows();
  });
  test.afterEach(async ({ countRows }) => {
    expect(await countRows()).toEqual(before);
  });

  test("when she says no", async ({ page }) => {
    await goToProvider(page);
    await page.getByRole("button", { name: "Reddet" }).click();
    await expectFailedSignIn(page);
  });

  test("with a state that was tampered with", async ({ page, provider }) => {
    provider.answerAt("/auth", ({ url }, response) => {
      provider.reset();
      response.writeHead(302, { Location: url?.replace(/state=.{4}/, "state=AAAA") }).end();
    });
    await goToProvider(page);
    await giveConsent(page);
    await expectFailedSignIn(page);
    expect(provider.requestedPaths).not.toContain(TOKEN_PATH);
  });

  test("with an id from another browser, there and then here", async ({ page, browser, shop, extraHTTPHeaders }) => {
    await goToProvider(page);
    const id = await returnedId(page);
    const stranger = await browser.newPage({ baseURL: shop.url, extraHTTPHeaders });
    for (const her of [stranger, page]) {
      await her.goto("about:blank");
      await her.goto(`/login#session_id=${id}`);
      await expectFailedSignIn(her);
    }
    await stranger.close();
  });

  test("with an id that is more than a minute old", async ({ page, accounts, shop, context }) => {
    const anHourAgo = () => new Date(Date.now() - 61_000);
    const cookie = createSealedCookie({ accounts, publicUrl: shop.url, now: anHourAgo }, proofCookie);
    const id = "kimsenin-kimligi-degil-1";
    const profile = { id: "g-kimse", email: "kimse@posta.example", name: "Kimse", provesAddress: true };
    const [name = "", value = ""] = (await cookie.seal({ idHash: sha256(id), profile })).split(/[=;]/);
    await context.addCookies([{ name, value, url: shop.url }]);
    await page.goto(`/login#session_id=${id}`);
    await expectFailedSignIn(page);
  });
});

test("an id that was spent signs nobody in again (§10 sign-in)", { tag: "@desktop" }, async ({
  page,
  provider,
  faults,
}) => {
  faults.allow(FAILED);
  provider.person = { ...provider.person, sub: "g-derya", email: "derya@posta.example", name: "Derya" };
  await goToProvider(page);
  const sent = page.waitForRequest("**/api/auth/google");
  await giveConsent(page);
  const { sessionId } = (await sent).postDataJSON();
  await expect(toast(page, "Google ile giriş başarılı!")).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto("about:blank");
  await page.goto(`/login#session_id=${sessionId}`);
  await waitForScripts(page);
  await expectFailedSignIn(page);
});
