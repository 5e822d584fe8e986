import { silent } from "../../support/open-id/broken-answers.ts";
import { expect, expectFailedSignIn, giveConsent, goToProvider, test } from "../../support/open-id/google-journey.ts";
import { signed, TOKEN_PATH } from "../../support/open-id/open-id-provider.ts";
import { visit } from "../../support/visit.ts";

test.describe("whatever the provider does, she hears that it failed and nothing is left behind (§8)", () => {
  let before: number[];
  test.beforeEach(async ({ countRows, faults, provider }) => {
    faults.allow(/422/);
    provider.person = { ...provider.person, sub: "g-kimse", email: "kimse@posta.example" };
    before = await countRows();
  });
  test.afterEach(async ({ countRows }) => {
    expect(await countRows()).toEqual(before);
  });

  test("one that speaks to another shop", async ({ page, provider }) => {
    await goToProvider(page);
    provider.replaceIdToken((claims) => signed({ ...claims, aud: "baska-dukkan" }));
    await giveConsent(page);
    await expectFailedSignIn(page);
  });

  test("one that says nothing for five seconds, while everybody else goes on", async ({
    page,
    provider,
    shop,
    browser,
  }) => {
    await goToProvider(page);
    const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>();
    provider.answerAt(TOKEN_PATH, (request, response) => {
      asked();
      return silent(request, response);
    });
    await giveConsent(page);
    await isAsked;
    const other = await browser.newPage({ baseURL: shop.url });
    await visit(other, "/");
    await expect(other.getByRole("article").first()).toBeVisible();
    await other.close();
    await expectFailedSignIn(page);
  });
});
