import { beforeEach, describe, expect, test } from "vitest";
import { ShopError } from "../domain/error.ts";
import { type OpenApp, openApp, pagesOf } from "../tests/support/open-app.ts";

let shop: OpenApp;
beforeEach(async () => {
  shop = await openApp({
    overrides: { openPages: pagesOf(async ({ url }) => new Response(`page ${new URL(url).pathname}`)) },
  });
});

describe("every answer", () => {
  test.each(["/", "/api/products", "/api/yok", "/api/auth/me", "/healthz", "/api/openapi.json", "/demo-google"])(
    "%s carries the security headers",
    async (path) => {
      const { headers } = await shop.call("GET", path);
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("X-Frame-Options")).toBe("DENY");
      expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
      expect(headers.get("Permissions-Policy")).toContain("camera=()");
      expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'");
      expect(headers.get("Strict-Transport-Security")).toBe("max-age=63072000; includeSubDomains");
      for (const name of ["Server", "X-Powered-By", "Access-Control-Allow-Origin", "Set-Cookie"]) {
        expect(headers.has(name)).toBe(false);
      }
    },
  );

  test("for a picture carries only the headers that matter for a subresource", async () => {
    const headersOfPicture = {
      "Content-Type": "image/webp",
      "Cache-Control": "public",
      "X-Content-Type-Options": "nosniff",
    };
    const { call } = await openApp({
      overrides: { answerPicture: async () => new Response("picture", { headers: headersOfPicture }) },
    });
    const { headers } = await call("GET", "/media/resim.webp");
    expect([...headers.keys()]).toEqual(["cache-control", "content-type", "x-content-type-options"]);
  });

  test("has Strict-Transport-Security only if the shop uses https", async () => {
    const { call } = await openApp({ env: { PUBLIC_URL: "http://localhost:3000" } });
    expect((await call("GET", "/healthz")).headers.has("Strict-Transport-Security")).toBe(false);
  });
});

describe("addresses", () => {
  test.each([
    "/api",
    "/api/yok",
    "/api/products/",
    "/api/auth",
    "/api/auth/me/a.png",
    "/api/products/x/y",
    "/api/__proto__",
  ])("%s is not a route of the API", async (path) => {
    const { status, json, headers } = await shop.call("GET", path);
    expect(status).toBe(404);
    expect(json).toEqual({ detail: "Böyle bir adres yok" });
    expect(headers.get("Cache-Control")).toBe("no-store");
  });

  test.each([
    ["PATCH", "/api/products", "GET, HEAD, POST"],
    ["POST", "/api/products/1", "PUT, PATCH, DELETE"],
    ["GET", "/api/auth/login", "POST"],
    ["OPTIONS", "/api/auth/login", "POST"],
    ["DELETE", "/api/categories", "GET, HEAD"],
    ["POST", "/", "GET, HEAD"],
    ["PUT", "/admin", "GET, HEAD"],
  ])("%s %s is answered with the allowed methods", async (method, path, allowed) => {
    const { status, json, headers } = await shop.call(method, path);
    expect(status).toBe(405);
    expect(headers.get("Allow")).toBe(allowed);
    expect(json.detail).toBe("Bu adrese böyle bir istek gönderilemez");
  });

  test("what is shared with the installed panel is not lost silently without its worker: it leads to the panel, which says so", async () => {
    const { status, headers } = await shop.call("POST", "/admin");
    expect([status, headers.get("Location")]).toEqual([303, "/admin#paylasilan-yok"]);
  });

  test("any other path is a page", async () => {
    expect((await shop.call("GET", "/urun/labubu")).text).toBe("page /urun/labubu");
    expect((await shop.call("GET", "/apishop")).text).toBe("page /apishop");
  });

  test("HEAD is answered like GET without a body", async () => {
    expect(await shop.call("HEAD", "/api/products")).toMatchObject({ status: 200, text: "" });
  });

  test("no header overrides the method", async () => {
    const headers = { "X-HTTP-Method-Override": "DELETE", "X-Original-URL": "/api/auth/me" };
    expect((await shop.call("GET", "/api/products", { headers })).status).toBe(200);
  });

  test("a path that is not a picture is left to the pages", async () => {
    const answerPicture = async ({ url }: Request) =>
      url.endsWith("/media/a.webp") ? new Response("picture") : undefined;
    const { call } = await openApp({
      overrides: { answerPicture, openPages: pagesOf(async () => new Response("page")) },
    });
    expect((await call("GET", "/media/a.webp")).text).toBe("picture");
    expect((await call("GET", "/hediye")).text).toBe("page");
  });
});

describe("after a failure", () => {
  test("the answer is a general sentence and the cause appears only in the log", async () => {
    const { call, log } = await openApp({
      overrides: {
        openPages: pagesOf(async () => {
          throw new Error("secret cause");
        }),
      },
    });
    for (const answer of [await call("GET", "/"), await call("GET", "/ara?q=kolye")]) {
      expect(answer).toMatchObject({ status: 500, json: { detail: "Bir şeyler ters gitti, biraz sonra tekrar dene" } });
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
    }
    expect(log()).toContain("secret cause");
    expect((await call("GET", "/api/categories")).status).toBe(200);
  });

  test("a browser that requests a page gets the sentence as HTML", async () => {
    const { app, close } = await openApp({
      overrides: { openPages: pagesOf(() => Promise.reject(new ShopError("throttled", "Çok sık istek geldi"))) },
    });
    const answer = await app.request("/ara?q=kolye", { headers: { Accept: "text/html,*/*" } });
    expect([answer.status, answer.headers.get("Content-Type"), answer.headers.get("Retry-After")]).toEqual([
      429,
      "text/html; charset=utf-8",
      "5",
    ]);
    expect(await answer.text()).toContain("<h1>Çok sık istek geldi</h1>");
    await close();
  });

  test("healthz always answers, readyz from the first snapshot until the shop leaves, and says why not", async () => {
    const { call, leave, prepare } = await openApp();
    const readiness = async () => {
      const { status, json } = await call("GET", "/readyz");
      return [status, json?.detail];
    };
    expect(await readiness()).toEqual([503, "Ürünler okunuyor"]);
    await prepare();
    expect(await readiness()).toEqual([200, undefined]);
    leave();
    expect((await call("GET", "/healthz")).status).toBe(200);
    expect(await readiness()).toEqual([503, "Dükkân kapanıyor"]);
  });
});

describe("a line of the log", () => {
  test("names the route, status and duration, but no query, header or body", async () => {
    await shop.call("GET", "/api/products?category=gizli-istek", { headers: { Cookie: "gizli-kurabiye" } });
    await shop.call("DELETE", "/api/products/gizli-kimlik", { token: "gizli-anahtar" });
    const lines = shop
      .log()
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines).toMatchObject([
      { event: "request", method: "GET", route: "/api/products", status: 200, ms: expect.any(Number) },
      {
        event: "request_refused",
        method: "DELETE",
        route: "/api/products/:id",
        status: 401,
        reason: "unauthenticated",
      },
    ]);
    expect(shop.log()).not.toContain("gizli");
  });

  test("says why a picture was refused", async () => {
    const answerPicture = async () => {
      throw new ShopError("unavailable", "Şu an çok yoğunuz, birazdan tekrar dene", { retryAfterSeconds: 5 });
    };
    const { call, log } = await openApp({ overrides: { answerPicture } });
    expect((await call("GET", "/media/a.webp")).status).toBe(503);
    expect(JSON.parse(log())).toMatchObject({ event: "request_refused", status: 503, reason: "unavailable" });
  });
});

test.each([
  ["/kategori/takilar/", "/kategori/takilar"],
  ["/ara//?q=kolye", "/ara?q=kolye"],
  ["/.//baska.example/", "/baska.example"],
  ["/x/..//baska.example//", "/baska.example"],
])("%s redirects to its canonical address", async (path, address) => {
  const { status, headers } = await shop.call("GET", path);
  expect([status, headers.get("Location")]).toEqual([301, address]);
});

describe("the documentation of the API", () => {
  test("is generated from the schemas that validate the requests", async () => {
    const { json } = await shop.call("GET", "/api/openapi.json");
    expect(json.openapi).toBe("3.1.0");
    const { requestBody, responses, security } = json.paths["/api/products"].post;
    const sent = requestBody.content["application/json"].schema;
    expect(sent.required.sort()).toEqual(["category", "image", "name", "price"]);
    expect(responses[201].content["application/json"].schema.properties.product.required).toContain("revision");
    expect(security).toEqual([{ token: [] }]);
    expect(json.paths["/api/products/{id}"].put.parameters[0]).toMatchObject({ name: "id", in: "path" });
    expect(json.paths["/api/products"].get.parameters.map(({ name }: { name: string }) => name)).toContain("limit");
    const needed = json.paths["/api/admin/orders/sums"].get.parameters;
    expect(needed.map(({ required }: { required: boolean }) => required)).toEqual([true, true]);
  });

  test("names every field that has a history as its form does", async () => {
    const { json } = await shop.call("GET", "/api/openapi.json");
    const withHistory = Object.keys(json.paths).filter((path) => path.endsWith("/revert"));
    expect(withHistory.length).toBeGreaterThan(10);
    const untitled = withHistory.flatMap((path) => {
      const { put } = json.paths[path.replace("/revert", "")] ?? {};
      const fields: Record<string, { title?: string }> =
        put?.requestBody.content["application/json"].schema.properties ?? {};
      return Object.entries(fields).flatMap(([field, { title }]) => (title ? [] : `${path}: ${field}`));
    });
    expect(untitled).toEqual([]);
  });
});
