import { readFileSync } from "node:fs";
import { Hono } from "hono";
import { beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "../../storage/database.ts";
import { type OpenApp, openApp } from "../../tests/support/open-app.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { mountRoutes } from "../api/mounted-routes.ts";

const UNKNOWN_TOKEN = `fy_${"A".repeat(43)}`;

const HELPERS_CALLS = [
  "GET /api/admin/categories",
  "GET /api/admin/today",
  "GET /api/admin/products",
  "GET /api/admin/products/yok",
  "GET /api/admin/products/yok/events",
  "GET /api/admin/product-pages/{slug}",
  "POST /api/admin/products/yok/revert",
  "PUT /api/admin/products/yok/prices",
  "POST /api/admin/products/change",
  "POST /api/admin/products/price-preview",
  "DELETE /api/admin/price-plans/yok",
  "GET /api/admin/choices",
  "GET /api/admin/product-form",
  "GET /api/admin/namesakes",
  "GET /api/admin/stock",
  "POST /api/products",
  "PUT /api/products/yok",
  "PATCH /api/products/yok",
  "PUT /api/products/yok/place",
  "DELETE /api/products/yok",
  "GET /api/admin/steps",
  "GET /api/admin/steps/yok/undo",
  "POST /api/admin/steps/yok/undo",
  "GET /api/admin/trash",
  "POST /api/admin/trash/bring-back",
  "POST /api/admin/orders",
  "POST /api/admin/orders/read",
  "POST /api/admin/orders/search",
  "POST /api/admin/orders/states",
  "POST /api/admin/orders/told",
  "POST /api/admin/orders/payments",
  "POST /api/admin/orders/parcels",
  "GET /api/admin/orders/yok",
  "PUT /api/admin/orders/yok",
  "DELETE /api/admin/orders/yok",
  "GET /api/admin/orders/yok/events",
  "POST /api/admin/orders/yok/revert",
  "POST /api/admin/orders/yok/forget",
  "GET /api/admin/orders/yok/customer",
  "PUT /api/admin/orders/yok/customer/note",
  "POST /api/admin/orders/yok/customer/join",
  "POST /api/admin/orders/yok/customer/part",
  "GET /api/admin/orders/sums",
  "GET /api/admin/orders/picking",
  "GET /api/admin/orders/csv",
  "GET /api/admin/orders/texts",
  "POST /api/admin/pictures",
  "GET /api/admin/pictures/{hash}",
  "POST /api/admin/pictures/{hash}/cut",
  "POST /api/account/second-factor/key",
  "POST /api/account/second-factor",
  "GET /api/admin/posters",
  "GET /api/admin/pulse",
  "GET /api/admin/pulse/csv",
  "GET /api/admin/quick-replies",
];

let shop: OpenApp;
let routes: { method: string; path: string; access: string; answersToken: boolean }[];
beforeAll(async () => {
  shop = await openApp();
  const { json } = await shop.call("GET", "/api/openapi.json");
  routes = Object.entries<Record<string, { "x-access": string; responses: object }>>(json.paths).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path: path.replace("{id}", "yok"),
        access: operation["x-access"],
        answersToken: JSON.stringify(operation.responses).includes('"token":'),
      })),
  );
});

describe("every call of the API by every role (§6)", () => {
  test("the API has the nine calls of §7 and logout", () => {
    const names = routes.map(({ method, path, access }) => `${method} ${path} ${access}`);
    for (const name of [
      "GET /api/auth/me user",
      "POST /api/auth/login everyone",
      "POST /api/auth/register everyone",
      "POST /api/auth/google everyone",
      "GET /api/products everyone",
      "GET /api/categories everyone",
      "POST /api/products staff",
      "PUT /api/products/yok staff",
      "DELETE /api/products/yok staff",
      "POST /api/auth/logout user",
    ]) {
      expect(names).toContain(name);
    }
  });

  test("docs/security.md lists exactly the calls that sign somebody in", () => {
    const [, section = ""] = readFileSync("docs/security.md", "utf8").split("## Ways in\n");
    const named = [...(section.split("\n#")[0] ?? "").matchAll(/^\| `(POST \S+)`/gm)].map(([, call]) => call);
    const ways = routes.filter(({ answersToken }) => answersToken).map(({ method, path }) => `${method} ${path}`);
    expect([...new Set(named)].toSorted()).toEqual(ways.toSorted());
  });

  test("helpers may call what concerns products and orders, and nothing else of the panel", () => {
    const named = routes.filter(({ access }) => access === "staff").map(({ method, path }) => `${method} ${path}`);
    expect(named.toSorted()).toEqual(HELPERS_CALLS.toSorted());
  });

  test("a visitor gets 401 and the same detail for every body", async () => {
    for (const { method, path, access } of routes.filter((route) => route.access !== "everyone")) {
      for (const body of [undefined, "{", "x".repeat(70_000)]) {
        const answer = await shop.call(method, path, body && method !== "GET" ? { body } : {});
        expect([method, path, access, answer.status]).toEqual([method, path, access, 401]);
        expect(answer.json).toEqual({ detail: "Önce giriş yapmalısın" });
        expect(answer.headers.get("Cache-Control")).toBe("no-store");
      }
    }
  });

  test.each([
    { role: "customer", mayCall: ["everyone", "user"] },
    { role: "helper", mayCall: ["everyone", "user", "staff"] },
    { role: "admin", mayCall: ["everyone", "user", "staff", "admin"] },
  ] as const)("a $role may call exactly what is for $mayCall", async ({ role, mayCall }) => {
    const refusal = { status: 403, json: { detail: "Bunun için yönetici hesabıyla giriş yap" } };
    for (const { method, path, access } of routes.filter(({ path }) => !path.endsWith("logout"))) {
      const token = await shop.tokenOf(role);
      const answer = await shop.call(method, path, { token, body: method === "GET" ? undefined : {} });
      const isAllowed = mayCall.some((name) => name === access);
      if (isAllowed) expect([method, path, [401, 403].includes(answer.status)]).toEqual([method, path, false]);
      else expect({ method, path, ...answer }).toMatchObject({ method, path, ...refusal });
    }
  });

  test.each([
    "",
    "Bearer",
    "Bearer ",
    `bearer ${UNKNOWN_TOKEN}`,
    `Bearer ${UNKNOWN_TOKEN}`,
    `Bearer ${UNKNOWN_TOKEN}, Bearer ${UNKNOWN_TOKEN}`,
    `Bearer  ${UNKNOWN_TOKEN}`,
    `Bearer ${UNKNOWN_TOKEN.slice(0, -1)}`,
    `Basic ${UNKNOWN_TOKEN}`,
    "Bearer undefined",
    "Bearer null",
    `Bearer ${"x".repeat(10_000)}`,
  ])("the Authorization header '%s' is refused", async (authorization) => {
    const answer = await shop.call("GET", "/api/auth/me", { headers: { Authorization: authorization } });
    expect(answer.status).toBe(401);
  });

  test("a removed admin role takes effect at the next call", async () => {
    const dataDir = await temporaryFolder();
    const other = await openApp({ overrides: { dataDir } });
    const token = await other.tokenOf("admin");
    expect((await other.call("DELETE", "/api/products/yok", { token })).status).toBe(404);
    const { db, close } = await openDatabase({ dataDir });
    await db.updateTable("users").set({ role: "customer" }).execute();
    await close();
    expect((await other.call("DELETE", "/api/products/yok", { token })).status).toBe(403);
    await other.close();
  });

  test("a route without access stops the start", () => {
    const forgotten = JSON.parse('{"method":"GET","path":"/api/gizli"}');
    expect(() => mountRoutes(new Hono(), [forgotten], shop.routeParts, 0)).toThrow(
      "GET /api/gizli does not say who may call it",
    );
  });
});
