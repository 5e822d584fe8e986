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
import { toast, visit } from "../../support/visit.ts";

const FAILED = /422|401|ERR_FAILED/;

test("signing in at Google returns to the page where the visitor came from (§2, §4, §8)", async ({
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

test.describe("no account, session or identity is stored", () => {
  let before: number[];
  test.beforeEach(async ({ countRows, faults, provider }) => {
    faults.allow(FAILED);
    provider.person = { ...provider.person, sub: "g-kimse", email: "kimse@posta.example" };
    before = await countRows();
  });
  test.afterEach(async ({ countRows }) => {
    expect(await countRows()).toEqual(before);
  });

  test("when the person refuses", async ({ page }) => {
    await goToProvider(page);
    await page.getByRole("button", { name: "Reddet" }).click();
    await expectFailedSignIn(page);
  });

  test("with a changed state", async ({ page, provider }) => {
    provider.answerAt("/auth", ({ url }, response) => {
      provider.reset();
      response.writeHead(302, { Location: url?.replace(/state=.{4}/, "state=AAAA") }).end();
    });
    await goToProvider(page);
    await giveConsent(page);
    await expectFailedSignIn(page);
    expect(provider.requestedPaths).not.toContain(TOKEN_PATH);
  });

  test("with a session id in another browser, nor afterwards in its own", async ({
    page,
    browser,
    shop,
    extraHTTPHeaders,
  }) => {
    await goToProvider(page);
    const id = await returnedId(page);
    const stranger = await browser.newPage({ baseURL: shop.url, extraHTTPHeaders });
    for (const tab of [stranger, page]) {
      await tab.goto("about:blank");
      await tab.goto(`/login#session_id=${id}`);
      await expectFailedSignIn(tab);
    }
    await stranger.close();
  });

  test("with a session id that is more than a minute old", async ({ page, accounts, shop, context }) => {
    const overAMinuteAgo = () => new Date(Date.now() - 61_000);
    const cookie = createSealedCookie({ accounts, publicUrl: shop.url, now: overAMinuteAgo }, proofCookie);
    const id = "kimsenin-kimligi-degil-1";
    const profile = { id: "g-kimse", email: "kimse@posta.example", name: "Kimse", provesAddress: true };
    const [name = "", value = ""] = (await cookie.seal({ idHash: sha256(id), profile })).split(/[=;]/);
    await context.addCookies([{ name, value, url: shop.url }]);
    await page.goto(`/login#session_id=${id}`);
    await expectFailedSignIn(page);
  });
});
