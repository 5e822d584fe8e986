import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { PULSE_PATH } from "../../domain/pulse/pulse-beacon.ts";
import { filesWith } from "../support/orders/person-traces.ts";
import { startShop } from "../support/shop-process.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** All that a browser sends of a person beside what is counted. */
const PERSON = ["203.0.113.77", "OnlyHersBrowser", "onlyhercookie", "onlyherreferrer", "5876419328", "587 641 93 28"];

test("a running shop has nothing of a person who was counted: not in its memory, its log or its database", async () => {
  const folder = await temporaryFolder();
  const dataDir = await temporaryFolder();
  const NODE_OPTIONS = `--heapsnapshot-signal=SIGUSR2 --diagnostic-dir=${folder}`;
  const shop = await startShop({ dataDir, env: { DEMO: "0", TRUST_PROXY: "1", LOG_LEVEL: "debug", NODE_OPTIONS } });
  onTestFinished(async () => void (await shop.stop()));
  const [address = "", agent = "", cookie = "", referrer = ""] = PERSON;
  const headers = {
    "X-Forwarded-For": address,
    "User-Agent": agent,
    Cookie: `a=${cookie}`,
    Referer: `https://x.example/${referrer}`,
  };
  const tell = async (beacon: object) => {
    const body = JSON.stringify({ source: "direct", path: "/", ...beacon });
    const { status } = await fetch(shop.url + PULSE_PATH, {
      method: "POST",
      headers: { ...headers, Connection: "close" },
      body,
    });
    expect(status).toBe(204);
  };
  await tell({ event: "view" });
  for (const words of ["mor kupa 0587 641 93 28", "mor kupa 05876419328"])
    await tell({ event: "empty", path: "/ara", words });
  // Other visitors come after her: what a program reads last it may still hold.
  for (let at = 0; at < 50; at += 1) await (await fetch(`${shop.url}/ara?q=kupa`)).text();
  const heap = await heapOf(shop.pid ?? 0, folder);
  expect(await wordsIn(heap, [...PERSON, "mor kupa ####"]), "the sum alone is there").toEqual(["mor kupa ####"]);
  await shop.stop();
  expect(PERSON.filter((word) => shop.log().includes(word))).toEqual([]);
  expect(await filesWith(dataDir, PERSON)).toEqual([]);
  expect(await filesWith(dataDir, ["mor kupa ####"])).not.toEqual([]);
});

/** The file of the process's memory, once it is written. */
async function heapOf(pid: number, folder: string): Promise<string> {
  process.kill(pid, "SIGUSR2");
  for (;;) {
    await pause(200);
    const [name] = await readdir(folder);
    if (name && (await wordsIn(join(folder, name), ['"strings":['])).length > 0 && (await isWhole(join(folder, name))))
      return join(folder, name);
  }
}

async function isWhole(file: string): Promise<boolean> {
  let last = "";
  for await (const chunk of createReadStream(file, "latin1")) last = (last + chunk).slice(-2);
  return last.trim().endsWith("}");
}

async function wordsIn(file: string, words: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  let rest = "";
  for await (const chunk of createReadStream(file, "latin1")) {
    const text: string = rest + chunk;
    for (const word of words) if (text.includes(word)) found.add(word);
    rest = text.slice(-100);
  }
  return words.filter((word) => found.has(word));
}
