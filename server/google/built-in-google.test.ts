import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { googleWalk } from "../../tests/support/open-id/google-walk.ts";
import { AYSE, type OpenIdProvider, openProvider } from "../../tests/support/open-id/open-id-provider.ts";

let provider: OpenIdProvider;
beforeAll(async () => {
  provider = await openProvider();
});
afterEach(() => provider.mend());
afterAll(() => provider.close());

describe("Google, built in", () => {
  test("the way there and back signs in (§2, §7)", async () => {
    const walk = await googleWalk(provider);
    const { status, json } = await walk.signIn();
    expect(status).toBe(200);
    expect(json.user).toEqual({ id: expect.any(String), name: AYSE.name, email: AYSE.email, role: "customer" });
    expect((await walk.shop.call("GET", "/api/auth/me", { token: json.token })).json.user).toEqual(json.user);
  });
});
