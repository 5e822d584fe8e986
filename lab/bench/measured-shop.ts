import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { freePort } from "../../tests/support/free-port.ts";
import { ask } from "./ask.ts";
import { PLAIN_ENVIRONMENT } from "./loads/plain-node.ts";
import { productOnTheWire, type WireProduct } from "./wire-product.ts";

export const ADMIN = { email: "yonetici@fiyonk.example", password: "kurdeleli-kutu-24" };

const OPENS_WITHIN = 120_000;
const CLOSES_WITHIN = 15_000;

/** A shop in a process of its own, started like `npm start`. */
export type MeasuredShop = {
  url: string;
  port: number;
  /** From the start of the process to the first answer of the home page. */
  startMs: number;
  memoryMb(): number;
  /** The processor time of the process so far, which other programs of the machine do not lengthen. */
  processorMs(): number;
  /** Resolves when a balancer would send it visitors. */
  ready(): Promise<void>;
  stop(): Promise<void>;
  /** Ends the process with `kill -9`. */
  kill(): Promise<void>;
};

/** `tree` is another copy of the sources, with its pages built. */
export async function startMeasuredShop(
  dataDir: string,
  env: Record<string, string> = {},
  tree?: string,
): Promise<MeasuredShop> {
  const port = Number(env.PORT ?? (await freePort()));
  const url = `http://localhost:${port}`;
  const live = { NODE_ENV: "production", PUBLIC_URL: url, SHOP_PHONE: "0532 000 00 00" };
  const settings = { DATA_DIR: dataDir, PORT: `${port}`, DEMO: "0", DRAIN_SECONDS: "0", ...live };
  const admin = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  const startedAt = performance.now();
  const child = spawn(process.execPath, tree ? ["server/main.ts"] : ["scripts/bootstrap.mjs", "start"], {
    cwd: tree,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...PLAIN_ENVIRONMENT, LOG_LEVEL: "warn", ...settings, ...admin, ...env },
  });
  const endWithUs = () => child.kill("SIGKILL");
  process.prependOnceListener("exit", endWithUs);
  child.once("exit", () => process.off("exit", endWithUs));
  await firstAnswer(url, child);
  const startMs = performance.now() - startedAt;
  return {
    ...{ url, port, startMs },
    memoryMb: () => memoryMb(child.pid),
    processorMs: () => processorMs(child.pid),
    async ready() {
      while ((await ask(`${url}/readyz`)).status !== 200) await pause(20);
    },
    stop: () => stop(child),
    kill: () => end(child, "SIGKILL"),
  };
}

/** Resolves when the save is acknowledged; `token` is of a signed-in admin. */
export async function saveAt(url: string, token: string, { id, ...product }: WireProduct): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const { status, body } = await ask(`${url}/api/products/${id}`, { method: "PUT", headers, body: product });
  if (status !== 200) throw new Error(`The save was refused: ${status} ${body}`);
}

/** The first products of the home page's grid. */
export async function foremostProducts(url: string, limit: number): Promise<WireProduct[]> {
  const { body } = await ask(`${url}/api/products?featured=true&limit=${limit}`);
  return z.object({ products: z.array(productOnTheWire) }).parse(JSON.parse(body.toString())).products;
}

async function firstAnswer(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + OPENS_WITHIN;
  for (;;) {
    const answer = await ask(`${url}/`).catch(() => undefined);
    if (answer?.status === 200) return;
    if (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
      await pause(5);
      continue;
    }
    await stop(child);
    throw new Error(`The shop did not open at ${url}`);
  }
}

export async function signIn(url: string): Promise<string> {
  const { body } = await ask(`${url}/api/auth/login`, { method: "POST", body: ADMIN });
  return z.object({ token: z.string() }).parse(JSON.parse(body.toString())).token;
}

/** Memory of the process and its children. */
function memoryMb(pid: number | undefined): number {
  const started = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  return [`${pid}`, ...started].reduce((sum, each) => sum + residentMb(each), 0);
}

/** The kernel counts in hundredths of a second. */
const TICK_MS = 10;

/** User and system time stand behind the name of the program, which may have spaces. */
function processorMs(pid: number | undefined): number {
  const [, , , , , , , , , , , user = 0, system = 0] = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ")
    .map(Number);
  return (user + system) * TICK_MS;
}

/** 0 for a process that has ended. */
function residentMb(pid: string): number {
  const status = `/proc/${pid}/status`;
  const text = existsSync(status) ? readFileSync(status, "utf8") : "";
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) / 1024;
}

async function stop(child: ChildProcess): Promise<void> {
  const impatience = setTimeout(() => child.kill("SIGKILL"), CLOSES_WITHIN);
  await end(child, "SIGTERM");
  clearTimeout(impatience);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, "exit");
}
