import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { type Answer, ask } from "../../bench/ask.ts";
import { percentile } from "../../bench/finding.ts";
import { ADMIN, startMeasuredShop } from "../../bench/measured-shop.ts";
import type { Held } from "../row.ts";

export const OWNER = ADMIN;

type Credentials = { email: string; password: string; device?: string };

export type GuessedShop = {
  url: string;
  /** A sign-in that comes, by the word of a proxy, from this address. */
  logIn(credentials: Credentials, from: string): Promise<Answer>;
  register(email: string, from: string): Promise<Answer>;
};

/** A live shop of its own behind a proxy that is believed, without a product. */
export async function withGuessedShop(use: (shop: GuessedShop) => Promise<Held>): Promise<Held> {
  const dataDir = await mkdtemp(join(tmpdir(), "fiyonk-guessed-"));
  const { url, stop } = await startMeasuredShop(dataDir, { TRUST_PROXY: "1" });
  const post = (path: string, body: unknown, from: string) =>
    ask(`${url}/api/auth/${path}`, { method: "POST", headers: { "X-Forwarded-For": from }, body });
  try {
    return await use({
      url,
      logIn: (credentials, from) => post("login", credentials, from),
      register: (email, from) => post("register", { name: "Ayşe", email, password: OWNER.password }, from),
    });
  } finally {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

export const deviceOf = ({ body }: Answer): string =>
  z.object({ device: z.string() }).parse(JSON.parse(body.toString())).device;

export const hasRetryAfter = ({ rawHeaders }: Answer): boolean =>
  rawHeaders.some((name) => name.toLowerCase() === "retry-after");

const QUIET_MS = 3000;
/** Faster than this, nobody notices what a page waits for. */
const UNNOTICED_MS = 100;

/** Pages during a load, beside the same without it: at most five times as slow (or not to be noticed) holds. */
export async function pagesDuring(url: string, load: () => Promise<unknown>): Promise<Held> {
  const quiet = await viewsDuring(url, pause(QUIET_MS));
  const loaded = await viewsDuring(url, load());
  return {
    holds: loaded <= Math.max(UNNOTICED_MS, 5 * quiet),
    figure: `pages ${loaded.toFixed()} ms, ${quiet.toFixed()} ms without`,
  };
}

/** Views of the home page, one after the other, for as long as something else is under way: the 99th percentile. */
async function viewsDuring(url: string, load: Promise<unknown>): Promise<number> {
  const times: number[] = [];
  let isOver = false;
  const over = load.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    times.push((await ask(`${url}/`)).firstByteMs);
    await pause(5);
  }
  await over;
  return percentile(times, 99);
}
