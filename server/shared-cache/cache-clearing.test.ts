import { once } from "node:events";
import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../../tests/support/free-port.ts";
import { openApp } from "../../tests/support/open-app.ts";
import { LABUBU } from "../../tests/support/sample-products.ts";
import { createLog } from "../log/log.ts";
import { purgeRequests } from "./purge-request.ts";

/** A cache that answers every request with the status of the moment. */
async function openCache() {
  const answer = { status: 200 };
  let received = (_: unknown[]) => {};
  const server = createServer(({ method, url, headers }, response) => {
    response.writeHead(answer.status, { Location: "/" }).end();
    received([method, url, headers["surrogate-key"]]);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const requested = () =>
    new Promise<unknown[]>((resolve) => {
      received = resolve;
    });
  return { answer, requested, url: `http://127.0.0.1:${port}/temizle` };
}

test("with CACHE_PURGE_URL a start and each save ask the cache there to clear what changed", async () => {
  const cache = await openCache();
  const shop = await openApp({ env: { SHARED_CACHE_SECONDS: "60", CACHE_PURGE_URL: cache.url } });
  const first = cache.requested();
  shop.warm();
  expect(await first).toEqual(["PURGE", "/temizle", "shop"]);
  const second = cache.requested();
  const { id } = await shop.catalog.createProduct(LABUBU);
  expect(await second).toEqual(["PURGE", "/temizle", `shop products product-${id} category-labubu`]);
  await shop.close();
});

test("a cache that does not clear is one warning in the log until it clears again", async () => {
  const lines: string[] = [];
  const events = () => lines.splice(0).map((line) => [JSON.parse(line).event, JSON.parse(line).reason]);
  const cache = await openCache();
  const clear = purgeRequests(cache.url, createLog("info", { write: (line) => lines.push(line) }));
  await clear(["shop"]);
  expect(events()).toEqual([]);
  cache.answer.status = 405;
  for (let time = 0; time < 2; time += 1) await clear(["shop"]);
  expect(events()).toEqual([["cache_not_cleared", "status 405"]]);
  cache.answer.status = 200;
  await clear(["shop"]);
  events();
  cache.answer.status = 307;
  await clear(["shop"]);
  expect(events()).toEqual([["cache_not_cleared", "status 307"]]);
  cache.answer.status = 200;
  for (let time = 0; time < 2; time += 1) await clear(["shop"]);
  expect(events()).toEqual([["cache_cleared_again", undefined]]);
  const nobody = purgeRequests(
    `http://127.0.0.1:${await freePort()}/`,
    createLog("info", { write: (line) => lines.push(line) }),
  );
  await nobody(["shop"]);
  expect(events()).toEqual([["cache_not_cleared", expect.stringContaining("ECONNREFUSED")]]);
});
