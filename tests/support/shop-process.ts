import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./free-port.ts";

export type Shop = {
  url: string;
  pid: number | undefined;
  adminEmail: string;
  adminPassword: string;
  /** Where its data lies, as openDatabase wants to know it. */
  place: { dataDir: string; databaseUrl?: string | undefined };
  /** Everything the shop has said so far. */
  log(): string;
  /** Answers the exit code. */
  stop(): Promise<number | null>;
};

type Options = {
  env?: Record<string, string>;
  /** An earlier shop's data, copied: the shop opens at once instead of making its demo catalogue. */
  from?: string;
  /** The data of a shop with the same pictures: each size of them is made once for both. */
  pictures?: string;
  /** Where to keep the data; else in a folder that goes away with the shop. */
  dataDir?: string;
};

const OPENS_WITHIN = 120_000;
const CLOSES_WITHIN = 10_000;

/** A real shop as a process of its own, on a free port. */
export async function startShop({ env = {}, from, pictures, dataDir }: Options = {}): Promise<Shop> {
  const data = dataDir ?? (await mkdtemp(join(tmpdir(), "fiyonk-shop-")));
  if (from) await cp(from, data, { recursive: true, filter: (path) => basename(path) !== RENDITIONS });
  if (pictures) await shareRenditions(pictures, data);

  const port = await freePort();
  const url = `http://localhost:${port}`;
  const admin = { ADMIN_EMAIL: "yonetici@fiyonk.example", ADMIN_PASSWORD: "kurdeleli-kutu-24", ...env };
  const said: string[] = [];
  const child = spawn(process.execPath, ["server/main.ts"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...surroundings(),
      DEMO: "1",
      DRAIN_SECONDS: "0",
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: data,
      ...admin,
    },
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => said.push(text));
  }
  const exited = once(child, "exit");
  const log = () => said.join("");

  async function stop() {
    const impatience = setTimeout(() => child.kill("SIGKILL"), CLOSES_WITHIN);
    child.kill("SIGTERM");
    await exited;
    clearTimeout(impatience);
    if (!dataDir) await rm(data, { recursive: true, force: true });
    return child.exitCode;
  }

  const deadline = Date.now() + OPENS_WITHIN;
  while (!(await isReady(url))) {
    if (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
      await pause(50);
      continue;
    }
    await stop();
    throw new Error(`The shop did not open at ${url}. It said:\n${log()}`);
  }
  const place = { dataDir: data, databaseUrl: env.DATABASE_URL };
  return { url, pid: child.pid, adminEmail: admin.ADMIN_EMAIL, adminPassword: admin.ADMIN_PASSWORD, place, log, stop };
}

/** Smaller copies of pictures: a file's name says all that is in it, so several shops may write there. */
const RENDITIONS = "renditions";

async function shareRenditions(pictures: string, data: string): Promise<void> {
  await mkdir(join(pictures, RENDITIONS), { recursive: true });
  await symlink(join(pictures, RENDITIONS), join(data, RENDITIONS));
}

/** Settings of whoever runs the tests must not reach the shop under test. */
function surroundings() {
  const { PATH, HOME, TMPDIR, TZ } = process.env;
  return { PATH, HOME, TMPDIR, TZ };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}
