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
  /** A sign-in from this address, by `X-Forwarded-For`. */
  logIn(credentials: Credentials, from: string): Promise<Answer>;
  register(email: string, from: string): Promise<Answer>;
};

/** A production shop without products behind a trusted proxy. */
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
/** Pages below this time count as fast. */
const UNNOTICED_MS = 100;

/** Holds if pages under load take at most five times as long as without it, or stay fast. */
export async function pagesDuring(url: string, load: () => Promise<unknown>): Promise<Held> {
  const quiet = await viewsDuring(url, pause(QUIET_MS));
  const loaded = await viewsDuring(url, load());
  return {
    holds: loaded <= Math.max(UNNOTICED_MS, 5 * quiet),
    figure: `pages ${loaded.toFixed()} ms, ${quiet.toFixed()} ms without`,
  };
}

/** 99th percentile of home page views, one after the other, while `load` runs. */
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
