import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FrontDoor, openFrontDoor, statusOf } from "../support/front-door.ts";

let door: FrontDoor;
beforeAll(async () => {
  door = await openFrontDoor();
});
afterAll(() => door.close());

const closing = (head: string) => `${head}\r\nHost: a\r\nConnection: close\r\n\r\n`;

describe("no spelling of a path leads out of a folder", () => {
  const UP = [
    "..",
    "%2e%2e",
    "%2E.",
    ".%2e",
    "%252e%252e",
    "..%00",
    "%c0%ae%c0%ae",
    "%uff0e%uff0e",
    "....",
    "..;",
    "\\..",
    "%5c..",
  ];
  const SLASH = ["/", "%2f", "%252f", "%c0%af", "\\", "%5c"];
  const FROM = ["/media/", "/assets/", "/share/", "/urun/", "/api/"];
  const TO = ["etc/passwd", "package.json"];

  test.each(FROM)("from %s", async (folder) => {
    const paths = UP.flatMap((up) =>
      SLASH.flatMap((slash) => TO.map((file) => folder + `${up}${slash}`.repeat(4) + file)),
    );
    expect(paths.length).toBe(144);
    for (const path of paths) {
      const answer = await door.send(closing(`GET ${path} HTTP/1.1`));
      expect([301, 400, 404], path).toContain(statusOf(answer));
      expect(answer, path).not.toMatch(/root:x:|"dependencies"/);
    }
  });
});

test.each(["/%", "/%E0%A4%A", "/%00", `/${"a".repeat(4000)}`])(
  "a malformed address is refused: %.12s",
  async (path) => {
    const status = statusOf(await door.send(closing(`GET ${path} HTTP/1.1`)));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  },
);

test("an address with a line break is not found, and no failure of ours", async () => {
  expect(statusOf(await door.send(closing("GET /ayse%0A HTTP/1.1")))).toBe(404);
  expect(door.shop.log()).not.toMatch(/page_failed|ayse/);
});

describe("a page is the same for everybody", () => {
  const page = async (headers: Record<string, string>, path = "/") => {
    const answer = await fetch(door.url + path, { headers });
    return createHash("sha256")
      .update(await answer.text())
      .digest("hex");
  };

  test("with any of two hundred unusual headers", async () => {
    const NAMES =
      `X-Forwarded-Host X-Forwarded-Proto X-Forwarded-Prefix X-Forwarded-Port X-Forwarded-Scheme X-Forwarded-Server
      X-Original-URL X-Rewrite-URL X-Host X-HTTP-Method-Override X-Real-IP Forwarded Origin Referer Cookie Accept-Language
      Accept User-Agent X-Requested-With X-Wap-Profile`.split(/\s+/);
    const VALUES =
      `kotu.example https://kotu.example/ "><script>alert(1)</script> /admin en-US,en;q=0.9 a=b;token=c DELETE
      for=1.2.3.4;host=kotu.example http 65535`.split(/\s+/);
    const variants = NAMES.flatMap((name) => VALUES.map((value) => ({ [name]: value })));
    expect(variants.length).toBe(200);
    const plain = await page({});
    for (const headers of variants) expect(await page(headers), JSON.stringify(headers)).toBe(plain);
  });

  test("with unknown parameters", async () => {
    const plain = await page({});
    for (const query of ["?utm=kotu", "?x=<script>", "?token=abc", "?%00", "?__proto__=1"])
      expect(await page({}, `/${query}`)).toBe(plain);
  });
});

test.each([
  "/admin/x.css",
  "/login/..%2fassets/a.js",
  "/api/auth/me/a.png",
  "/api/auth/me.css",
  "/api/admin/products/a.js",
  "/admin;a.css",
])("%s is not found and not cached", async (path) => {
  const token = await door.shop.tokenOf("admin");
  const answer = await fetch(door.url + path, { headers: { Authorization: `Bearer ${token}` } });
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([404, "no-store"]);
});

test.each(
  `null https://kotu.example https://fiyonk.example.kotu.example https://kotufiyonk.example https://fiyonk.example
  http://fiyonk.example https://fiyonk.example:444 https://fiyonk.example@kotu.example https://a.fiyonk.example
  https://fiyonk_example file:// https://FIYONK.example https://localhost http://127.0.0.1 capacitor://localhost
  chrome-extension://abc https://fiyonk.example%60.kotu.example https://xn--fiyonk.example * about:blank`.split(/\s+/),
)("a page of another origin cannot read answers: %s", async (origin) => {
  for (const [method, path] of [
    ["GET", "/"],
    ["GET", "/api/products"],
    ["OPTIONS", "/api/products"],
  ]) {
    const { headers } = await fetch(door.url + path, {
      method,
      headers: { Origin: origin, "Access-Control-Request-Method": "PUT" },
    });
    expect([...headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
  }
});

describe("a form of another site changes nothing", () => {
  const TYPES = [
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=a",
    "",
    "text/json",
    "application/csp-report",
  ];
  const registration = JSON.stringify({ name: "Sahte", email: "sahte@posta.example", password: "mavi-fincan-73" });

  test.each(TYPES)("sent as %j", async (type) => {
    for (const path of ["/api/auth/register", "/api/auth/login", "/api/auth/google"]) {
      const answer = await fetch(door.url + path, {
        method: "POST",
        headers: { "Content-Type": type },
        body: registration,
      });
      expect([path, answer.status]).toEqual([path, 415]);
    }
    expect(await door.shop.accounts.findAccount("sahte@posta.example")).toBeUndefined();
  });

  test("sent with a header that overrides its method", async () => {
    const { id } = door.product;
    const token = await door.shop.tokenOf("admin");
    for (const name of ["X-HTTP-Method-Override", "X-HTTP-Method", "X-Method-Override", "_method"]) {
      const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json", [name]: "DELETE" };
      await fetch(`${door.url}/api/products/${id}?_method=DELETE`, { method: "POST", headers, body: "{}" });
    }
    expect((await door.shop.snapshot()).products.map((product) => product.id)).toContain(id);
  });
});
