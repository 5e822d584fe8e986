import type { Page } from "@playwright/test";
import { expect } from "../../support/journey.ts";
import { storedToken } from "../../support/login-visit.ts";
import { test } from "../../support/person-and-shelf.ts";
import { answerCall, toasts, visit } from "../../support/visit.ts";

const shownName = (page: Page, name: string) => page.getByText(name).first();

test("without a token the session is not requested (§4)", { tag: "@desktop" }, async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  await visit(page, "/");
  expect(calls.filter((url) => url.includes("/api/auth/"))).toEqual([]);
});

test("a token that the server refuses is cleared without a message (§4, §8)", { tag: "@desktop" }, async ({
  page,
  faults,
}) => {
  faults.allow(/401/);
  await visit(page, "/login");
  await page.evaluate(() => localStorage.setItem("token", "uydurma"));
  await visit(page, "/");
  await expect.poll(() => storedToken(page)).toBeNull();
  await expect(toasts(page)).toHaveCount(0);
  await expect(page.locator('a[href="/login"]').first()).toBeAttached();
});

test.describe("for someone who is signed in", () => {
  test.use({ person: "customer" });

  test("the stored token is sent as a bearer and restores the session (§4, §6, §7)", {
    tag: ["@desktop", "@postgres"],
  }, async ({ page, customer }) => {
    const [call] = await Promise.all([page.waitForRequest("**/api/auth/me"), visit(page, "/")]);
    expect(await call.headerValue("authorization")).toBe(`Bearer ${await storedToken(page)}`);
    await expect(shownName(page, customer.name)).toBeAttached();
  });

  test("/login redirects a signed-in customer to the home page (§2)", { tag: "@desktop" }, async ({ page }) => {
    await page.goto("/login");
    await expect(page).toHaveURL("/");
  });

  test("logging out removes the token and ends it on the server (§4)", { tag: "@desktop" }, async ({
    page,
    customer,
  }) => {
    await visit(page, "/");
    await expect(shownName(page, customer.name)).toBeAttached();
    const token = await storedToken(page);
    const answer = page.waitForResponse("**/api/auth/logout");
    await page.getByRole("button", { name: "Çıkış Yap", includeHidden: true }).first().dispatchEvent("click");
    expect((await answer).status()).toBe(200);
    expect(await storedToken(page)).toBeNull();
    await expect(page.getByText(customer.name)).toHaveCount(0);
    const again = await page.request.get("/api/auth/me", { headers: { Authorization: `Bearer ${token}` } });
    expect(again.status()).toBe(401);
  });

  test("logging out in one tab shows in the other", { tag: "@desktop" }, async ({ page, context, customer }) => {
    await visit(page, "/");
    const other = await context.newPage();
    await visit(other, "/");
    await expect(shownName(other, customer.name)).toBeAttached();
    await page.getByRole("button", { name: "Çıkış Yap", includeHidden: true }).first().dispatchEvent("click");
    await expect(other.getByText(customer.name)).toHaveCount(0);
  });

  test("signing out without a connection ends the session on the server when the connection is back", {
    tag: "@desktop",
  }, async ({ page, context, customer, faults }) => {
    faults.allow(/ERR_INTERNET_DISCONNECTED/);
    await visit(page, "/");
    await expect(shownName(page, customer.name)).toBeAttached();
    const headers = { Authorization: `Bearer ${await storedToken(page)}` };
    const status = async () => (await page.request.get("/api/auth/me", { headers })).status();
    const lost = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/auth/logout"));
    await context.setOffline(true);
    await page.getByRole("button", { name: "Çıkış Yap", includeHidden: true }).first().dispatchEvent("click");
    await lost;
    expect(await storedToken(page)).toBeNull();
    await context.setOffline(false);
    await expect.poll(status).toBe(401);
  });

  for (const [failure, answer] of [
    ["a 5xx", { status: 503 }],
    ["a lost connection", undefined],
  ] as const) {
    test(`after ${failure} /auth/me is retried and the customer stays signed in (§10 sign-in)`, {
      tag: "@desktop",
    }, async ({ page, customer, faults }) => {
      faults.allow(/\b503\b|ERR_FAILED/);
      await page.clock.install();
      await answerCall(page, "GET", "/auth/me", answer);
      const request = page.waitForRequest("**/api/auth/me");
      await page.goto("/");
      await request;
      await page.unroute("**/api/auth/me");
      await page.clock.runFor(5000);
      await expect(shownName(page, customer.name)).toBeAttached();
      expect(await storedToken(page)).toBeTruthy();
    });
  }

  test("a server that stays unreachable signs the customer out without a message (§4, §8)", {
    tag: "@desktop",
  }, async ({ page, faults }) => {
    faults.allow(/\b503\b/);
    await page.clock.install();
    await answerCall(page, "GET", "/auth/me", { status: 503 });
    const requests: string[] = [];
    page.on("requestfinished", (request) => request.url().endsWith("/auth/me") && requests.push(request.url()));
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
