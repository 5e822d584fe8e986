import { expect, expectAccessible } from "../../support/journey.ts";
import { storedToken } from "../../support/login-visit.ts";
import { test } from "../../support/person-and-shelf.ts";
import { visit } from "../../support/visit.ts";

test.use({ person: "customer" });

test("a form of Hesabım leads to /login when the session has ended elsewhere", async ({ page, faults }) => {
  faults.allow(/401/);
  await visit(page, "/hesap");
  await expect(page.getByRole("region", { name: "Girişlerim" })).toBeVisible();
  const headers = { Authorization: `Bearer ${await storedToken(page)}` };
  await page.request.post("/api/auth/logout", { headers });
  await page.getByRole("button", { name: "Adımı kaydet" }).click();
  await expect(page).toHaveURL("/login");
});

test("a part of Hesabım that fails to load says so, and loads again on demand", async ({ page, faults }) => {
  faults.allow(/ERR_FAILED/);
  const calls = "**/api/account/passkeys";
  await page.route(calls, (route) => route.abort());
  await visit(page, "/hesap");
  const passkeys = page.getByRole("region", { name: "Parmak izi / yüz ile giriş" });
  await expect(passkeys).toContainText("şu an gelmiyor");
  await expectAccessible(page);
  await page.unroute(calls);
  await passkeys.getByRole("button", { name: "Tekrar dene" }).click();
  await expect(passkeys.getByText("Eklediğin cihazda şifre yazmadan")).toBeVisible();
});
