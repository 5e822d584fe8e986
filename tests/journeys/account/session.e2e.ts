import type { Page } from "@playwright/test";
import { expect } from "../../support/journey.ts";
import { storedToken, storeTokenOf } from "../../support/login-visit.ts";
import { test } from "../../support/person-and-shelf.ts";
import { answerCall, toasts, visit } from "../../support/visit.ts";

const shownName = (page: Page, name: string) => page.getByText(name).first();

const signOut = (page: Page) =>
  page.getByRole("button", { name: "Çıkış Yap", includeHidden: true }).first().dispatchEvent("click");

test("a session is asked for where a token is stored, and signing out ends it everywhere, without a connection too", async ({
  page,
  faults,
  context,
  customer,
}) => {
  await test.step("without a token the session is not requested, and one that the server refuses is cleared without a message (§4, §8)", async () => {
    faults.allow(/401.*\/auth\/me/);
    const calls: string[] = [];
    page.on("request", (request) => calls.push(request.url()));
    await visit(page, "/");
    expect(calls.filter((url) => url.includes("/api/auth/"))).toEqual([]);
    await page.evaluate(() => localStorage.setItem("token", "uydurma"));
    await visit(page, "/");
    await expect.poll(() => storedToken(page)).toBeNull();
    await expect(toasts(page)).toHaveCount(0);
    await expect(page.locator('a[href="/login"]').first()).toBeAttached();
  });

  await test.step("the stored token restores the session, and logging out ends it in every tab and on the server (§2, §4, §6, §7)", async () => {
    await storeTokenOf(page, customer);
    await page.goto("/login");
    await expect(page).toHaveURL("/");
    const [call] = await Promise.all([page.waitForRequest("**/api/auth/me"), visit(page, "/")]);
    const token = await storedToken(page);
    expect(await call.headerValue("authorization")).toBe(`Bearer ${token}`);
    await expect(shownName(page, customer.name)).toBeAttached();
    const other = await context.newPage();
    await visit(other, "/");
    await expect(shownName(other, customer.name)).toBeAttached();

    const answer = page.waitForResponse("**/api/auth/logout");
    await signOut(page);
    expect((await answer).status()).toBe(200);
    expect(await storedToken(page)).toBeNull();
    for (const tab of [page, other]) await expect(tab.getByText(customer.name)).toHaveCount(0);
    const again = await page.request.get("/api/auth/me", { headers: { Authorization: `Bearer ${token}` } });
    expect(again.status()).toBe(401);
    await other.close();
  });

  await test.step("signing out without a connection ends the session on the server when the connection is back", async () => {
    faults.allow(/ERR_INTERNET_DISCONNECTED/);
    await storeTokenOf(page, customer);
    await visit(page, "/");
    await expect(shownName(page, customer.name)).toBeAttached();
    const headers = { Authorization: `Bearer ${await storedToken(page)}` };
    const status = async () => (await page.request.get("/api/auth/me", { headers })).status();
    const lost = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/auth/logout"));
    await context.setOffline(true);
    await signOut(page);
    await lost;
    expect(await storedToken(page)).toBeNull();
    await context.setOffline(false);
    await expect.poll(status).toBe(401);
  });
});

test.describe("for someone who is signed in", () => {
  test.use({ person: "customer" });

  test("/auth/me is retried after a 5xx, and a server that stays unreachable signs the customer out without a message (§4, §8, §10 sign-in)", async ({
    page,
    customer,
    faults,
  }) => {
    faults.allow(/\b503\b/);
    await page.clock.install();
    await answerCall(page, "GET", "/auth/me", { status: 503 });
    const request = page.waitForRequest("**/api/auth/me");
    await page.goto("/");
    await request;
    await page.unroute("**/api/auth/me");
    await page.clock.runFor(5000);
    await expect(shownName(page, customer.name)).toBeAttached();
    expect(await storedToken(page)).toBeTruthy();

    await answerCall(page, "GET", "/auth/me", { status: 503 });
    const requests: string[] = [];
    page.on("requestfinished", (finished) => finished.url().endsWith("/auth/me") && requests.push(finished.url()));
    await page.goto("/");
    // Four answers may take long on a busy machine, so only the timeout of the journey counts.
    await expect
      .poll(
        async () => {
          await page.clock.runFor(3000);
          return storedToken(page);
        },
        { timeout: 0 },
      )
      .toBeNull();
    expect(requests).toHaveLength(4);
    await expect(toasts(page)).toHaveCount(0);
  });
});
