import { afterEach, describe, expect, test } from "vitest";
import { freePort } from "../../tests/support/free-port.ts";
import { openApp, pagesOf } from "../../tests/support/open-app.ts";
import { openDoor } from "../door/door.ts";
import { explainFailure } from "../start/start-failure.ts";
import { openMetricsPort } from "./metrics-port.ts";

const HOST = "127.0.0.1";
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function open() {
  const overrides = {
    openPages: pagesOf(async () => new Response("page", { headers: { "Content-Type": "text/html" } })),
  };
  const shop = await openApp({ overrides });
  const door = await openDoor({ port: 0, host: HOST });
  door.open(shop.listener);
  const port = await freePort();
  const metrics = await openMetricsPort({ port, host: HOST }, { door, shop: shop.watched });
  closing.push(shop.close, () => door.close({ timeoutMs: 0 }), metrics.close);
  const visit = (path: string, init?: RequestInit) => fetch(`http://${HOST}:${door.port}${path}`, init);
  const ask = (path: string, method = "GET") => fetch(`http://${HOST}:${port}${path}`, { method });
  const read = async () => valuesOf(await (await ask("/metrics")).text());
  return { shop, port, visit, ask, read };
}

const valuesOf = (text: string): Record<string, number> =>
  Object.fromEntries(
    text
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"))
      .map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ")))]),
  );

describe("the metrics of a shop", () => {
  test("count what visitors asked for, by kind and status", async () => {
    const { visit, read } = await open();
    for (const path of ["/", "/", "/kategori/takilar?utm=1", "/api/yok", "/sitemap.xml", "/healthz"]) await visit(path);
    await visit("/api/auth/me");
    expect(await read()).toMatchObject({
      'fiyonk_requests_total{kind="page",status="200"}': 3,
      'fiyonk_requests_total{kind="api",status="404"}': 1,
      'fiyonk_requests_total{kind="api",status="401"}': 1,
      'fiyonk_requests_total{kind="feed",status="200"}': 1,
      'fiyonk_requests_total{kind="health",status="200"}': 1,
      'fiyonk_requests_total{kind="page",status="500"}': 0,
      fiyonk_page_cache_hits_total: 1,
      fiyonk_page_renders_total: 3,
      fiyonk_handled_total: 4,
      fiyonk_queue_length: 0,
      fiyonk_queue_running: 0,
      fiyonk_ready: 1,
    });
  });

  test("count throttled sign-ins", async () => {
    const { visit, read } = await open();
    const body = JSON.stringify({ email: "ayse@posta.example", password: "yanlis-sifre" });
    const headers = { "Content-Type": "application/json" };
    for (let time = 0; time < 7; time += 1) await visit("/api/auth/login", { method: "POST", body, headers });
    expect((await read())['fiyonk_requests_total{kind="api",status="429"}']).toBeGreaterThan(0);
  });

  test("know the process and the database", async () => {
    const { read } = await open();
    const values = await read();
    expect(values).toMatchObject({ fiyonk_database_up: 1, fiyonk_revision_lag: 0 });
    for (const name of ["process_resident_memory_bytes", "process_start_time_seconds", "fiyonk_heap_used_bytes"]) {
      expect(values[name]).toBeGreaterThan(1_000_000);
    }
    expect(values.fiyonk_revision).toBeGreaterThan(0);
  });

  test("are given while the database is away, without what it tells", async () => {
    const { shop, read } = await open();
    await shop.close();
    closing.shift();
    const values = await read();
    expect(values.fiyonk_database_up).toBe(0);
    expect(values).not.toHaveProperty("fiyonk_revision_lag");
  });

  test("are not on the visitors' port, and nothing else is on theirs", async () => {
    const { visit, ask } = await open();
    expect((await visit("/metrics")).headers.get("Content-Type")).toBe("text/html");
    expect((await ask("/metrics")).headers.get("Content-Type")).toContain("text/plain; version=0.0.4");
    for (const path of ["/", "/metrics/", "/healthz"]) expect((await ask(path)).status).toBe(404);
    expect((await ask("/metrics", "POST")).status).toBe(404);
  });

  test("say in a sentence that their port is occupied", async () => {
    const { shop, port } = await open();
    const stats = () => ({ connections: 0, requests: [] });
    const opening = openMetricsPort({ port, host: HOST }, { door: { stats }, shop: shop.watched });
    const failure: unknown = await opening.catch((error: unknown) => error);
    expect(explainFailure(failure, 3000)).toContain(`Ölçümler 127.0.0.1:${port} adresinde açılamadı`);
  });
});
