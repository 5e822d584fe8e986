import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { ask } from "../bench/ask.ts";
import { PLAIN_ENVIRONMENT } from "../bench/loads/plain-node.ts";

const READY_WITHIN_MS = 120_000;

export type Instance = { port: number; stop(): Promise<void> };

/** Starts the shop of a tree, whose pages are built, and waits until a balancer would send it visitors. */
export async function startInstance(tree: string, port: number, env: Record<string, string>): Promise<Instance> {
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: tree,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...PLAIN_ENVIRONMENT, ...env, PORT: `${port}` },
  });
  const endWithUs = () => child.kill("SIGKILL");
  process.prependOnceListener("exit", endWithUs);
  child.once("exit", () => process.off("exit", endWithUs));
  const deadline = Date.now() + READY_WITHIN_MS;
  while ((await ask(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.status !== 200) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The instance of ${tree} is not ready`);
    await pause(100);
  }
  return {
    port,
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}
