import { expect, expectFailedSignIn, test } from "../../support/open-id/google-journey.ts";
import { visit } from "../../support/visit.ts";

/** An address without a server. */
const UNREACHABLE = "http://127.0.0.1:81";

test.use({ settings: { GOOGLE_CLIENT_ID: "fiyonk", GOOGLE_CLIENT_SECRET: "gizli", GOOGLE_ISSUER: UNREACHABLE } });

test("the shop opens while Google is unreachable, and signing in with Google says that it failed (§8)", async ({
  page,
  faults,
  countRows,
}) => {
  faults.allow(/422/);
  const before = await countRows();
  await visit(page, "/login");
  await page.getByRole("button", { name: "Google ile Devam Et" }).click();
  await expectFailedSignIn(page);
  expect(await countRows()).toEqual(before);
});
