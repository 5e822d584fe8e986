import { silent } from "../../support/open-id/broken-answers.ts";
import { expect, expectFailedSignIn, giveConsent, goToProvider, test } from "../../support/open-id/google-journey.ts";
import { signed, TOKEN_PATH } from "../../support/open-id/open-id-provider.ts";
import { visit } from "../../support/visit.ts";

test.describe("a faulty provider: the page says that signing in failed, and nothing is stored (§8)", () => {
  let before: number[];
  test.beforeEach(async ({ countRows, faults, provider }) => {
    faults.allow(/422/);
    provider.person = { ...provider.person, sub: "g-kimse", email: "kimse@posta.example" };
    before = await countRows();
  });
  test.afterEach(async ({ countRows }) => {
    expect(await countRows()).toEqual(before);
  });

  test("with a token for another shop", async ({ page, provider }) => {
    await goToProvider(page);
    provider.replaceIdToken((claims) => signed({ ...claims, aud: "baska-dukkan" }));
    await giveConsent(page);
    await expectFailedSignIn(page);
  });

  test("without an answer for five seconds, while other visitors are served", async ({
    page,
    provider,
    shop,
    browser,
  }) => {
    await goToProvider(page);
    const { promise: requested, resolve: markRequested } = Promise.withResolvers<void>();
    provider.answerAt(TOKEN_PATH, (request, response) => {
      markRequested();
      return silent(request, response);
    });
    await giveConsent(page);
    await requested;
    const other = await browser.newPage({ baseURL: shop.url });
    await visit(other, "/");
    await expect(other.getByRole("article").first()).toBeVisible();
    await other.close();
    await expectFailedSignIn(page);
  });
});
