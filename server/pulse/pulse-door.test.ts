import { readFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { THE_SHOP } from "../../domain/ledger.ts";
import { openApp } from "../../tests/support/open-app.ts";
import { filesWith } from "../../tests/support/orders/person-traces.ts";
import { LABUBU } from "../../tests/support/sample-products.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { openDoor } from "../door/door.ts";

const DAY = { from: "2025-11-21", until: "2025-11-21" };
const VIEW = { event: "view", source: "direct", path: "/urun/labubu-anahtarlik" };

async function openCounted(dataDir = ":memory:") {
  const app = await openApp({ overrides: { dataDir } });
  const { id } = await app.catalog.createProduct(LABUBU, THE_SHOP);
  const door = await openDoor({ port: 0, host: "127.0.0.1" });
  door.open(app.listener);
  await app.prepare();
  onTestFinished(async () => {
    await door.close({ timeoutMs: 0 });
    await app.close().catch(() => {});
  });
  const url = `http://127.0.0.1:${door.port}`;
  const tell = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${url}/api/nabiz`, {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers,
    }).then(({ status }) => status);
  const saved = async () => {
    await app.savePulse();
    return (await app.pulse.total(DAY)).filter(({ times, event }) => times > 0 && event !== "hour");
  };
  return { app, id, url, tell, saved };
}

test("a view is answered with 204, saved as a sum, and changes no cached page", async () => {
  const { app, id, tell, saved } = await openCounted();
  const { version } = await app.snapshot();
  expect(await tell(VIEW)).toBe(204);
  await tell(VIEW);
  expect(await saved()).toEqual([{ page: `product:${id}`, source: "direct", event: "view", times: 2 }]);
  expect((await app.snapshot()).version).toBe(version);
  expect(app.watched.queue.stats().handled, "it takes no slot of the queue").toBe(0);
});

test.each([
  ["no JSON", "{"],
  ["an unknown field", { ...VIEW, id: "me" }],
  ["an unknown product", { ...VIEW, path: "/urun/yok" }],
  ["an unknown event", { ...VIEW, event: "scroll" }],
  ["an own source", { ...VIEW, source: "k:ece" }],
  ["a large body", { ...VIEW, words: "a".repeat(5000) }],
])("%s is answered alike and not counted", async (_, body) => {
  const { tell, saved } = await openCounted();
  expect(await tell(body)).toBe(204);
  expect(await saved()).toEqual([]);
});

test("another site's page is not counted", async () => {
  const { tell, saved } = await openCounted();
  expect(await tell(VIEW, { "Sec-Fetch-Site": "cross-site" })).toBe(204);
  expect(await saved()).toEqual([]);
});

test("one that breaks off in its middle ends nobody else's", async () => {
  const { url, tell, saved } = await openCounted();
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  const head = ["POST /api/nabiz HTTP/1.1", "Host: shop", "Content-Length: 90", "", '{"event":"view",'].join("\r\n");
  await new Promise<void>((sent) => socket.write(head, () => sent()));
  socket.destroy();
  expect(await tell(VIEW)).toBe(204);
  expect(await saved()).toHaveLength(1);
});

test("only POST counts", async () => {
  const { url } = await openCounted();
  expect((await fetch(`${url}/api/nabiz`)).status).toBe(404);
});

test("nothing is counted while the owner has switched it off", async () => {
  const { app, tell, saved } = await openCounted();
  await app.sections.save("pulse", { counts: false, links: "" }, { by: THE_SHOP });
  await app.snapshot();
  expect(await tell(VIEW)).toBe(204);
  expect(await saved()).toEqual([]);
});

test("sums are saved when the shop closes", async () => {
  const dataDir = await temporaryFolder();
  const { app, tell } = await openCounted(dataDir);
  await tell(VIEW);
  await app.close();
  const again = await openApp({ overrides: { dataDir }, hasCategories: false });
  onTestFinished(() => again.close());
  expect(await again.pulse.byDay(DAY)).toContainEqual({ day: DAY.from, event: "view", times: 1 });
});

test("sums that a database could not take are saved with the next", async () => {
  const { app, tell, saved } = await openCounted();
  const { add } = app.pulse;
  app.pulse.add = () => Promise.reject(new Error("away"));
  await tell(VIEW);
  await app.savePulse();
  expect(app.log()).toContain("pulse_not_saved");
  app.pulse.add = add;
  await tell(VIEW);
  expect(await saved()).toMatchObject([{ times: 2 }]);
});

/** A person in everything that a browser sends: address, name of the browser, cookie, the page before, a search. */
const PERSON = ["203.0.113.77", "OnlyHersBrowser", "onlyhercookie", "onlyherreferrer", "5321234567", "532 123 45 67"];

test("nothing of a person is in the database, the log or the memory", async () => {
  const dataDir = await temporaryFolder();
  const { app, tell, saved } = await openCounted(dataDir);
  const [address = "", agent = "", cookie = "", referrer = ""] = PERSON;
  const headers = {
    "X-Forwarded-For": address,
    "User-Agent": agent,
    Cookie: `a=${cookie}`,
    Referer: `https://x/${referrer}`,
  };
  await tell(VIEW, headers);
  for (const words of ["0532 123 45 67", "05321234567"])
    await tell({ ...VIEW, event: "empty", path: "/ara", words }, headers);
  expect(await saved()).toHaveLength(3);
  expect(await filesWith(dataDir, PERSON)).toEqual([]);
  expect(PERSON.filter((word) => app.log().includes(word))).toEqual([]);
  const stored = await readFile(join(dataDir, "fiyonk.sqlite"));
  expect(stored.length).toBeGreaterThan(0);
});
