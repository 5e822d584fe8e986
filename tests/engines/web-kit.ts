import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import { freePort } from "../support/free-port.ts";
import { type Engine, retryUntil, type Size } from "./browser-engine.ts";

const DRIVER = "WebKitWebDriver";
const SCREEN = "Xvfb";
const BROWSERS = "/usr/{lib,lib64,libexec}/{*/,}{webkit2gtk-4.1,webkitgtk-6.0,webkit2gtk-4.0}/MiniBrowser";

/** The path of WebKitGTK's own small browser. Without its driver and a virtual screen it cannot be used. */
export function findWebKit(): string | undefined {
  const isInstalled = (command: string) => spawnSync(command, ["-help"], { timeout: 20_000 }).error === undefined;
  return isInstalled(DRIVER) && isInstalled(SCREEN) ? globSync(BROWSERS)[0] : undefined;
}

/** Opens WebKitGTK on a virtual screen and drives it over WebDriver. */
export async function openWebKit(browser: string, size: Size): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), "fiyonk-webkit-"));
  const started: ChildProcess[] = [];

  async function quit() {
    for (const child of started.toReversed()) {
      child.kill("SIGTERM");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    }
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  }

  try {
    const screen = spawn(SCREEN, ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    started.push(screen);
    const [display] = await once(createInterface(screen.stdout), "line");
    const port = await freePort();
    const env = { ...process.env, HOME: home, DISPLAY: `:${display}`, LANGUAGE: "tr", NO_AT_BRIDGE: "1" };
    started.push(spawn(DRIVER, [`--port=${port}`], { env, stdio: "ignore" }));
    const { close, ...engine } = await drive(`http://127.0.0.1:${port}`, browser, size);
    return { ...engine, quit: () => close().finally(quit) };
  } catch (error) {
    await quit();
    throw error;
  }
}

const session = z.object({ sessionId: z.string() });
const png = z.string();
const json = z.string();

async function drive(driver: string, binary: string, size: Size) {
  await retryUntil("WebKitWebDriver açılmadı", () => call(driver, "GET", "/status"));
  // With its toolbar the window cannot be as narrow as a phone.
  const options = { binary, args: ["--automation", "--full-screen"] };
  const parameters = { capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } } };
  const { sessionId } = session.parse(await call(driver, "POST", "/session", parameters));
  const sessionUrl = `${driver}/session/${sessionId}`;
  await call(sessionUrl, "POST", "/window/rect", { x: 0, y: 0, ...size });
  return {
    open: async (url: string) => {
      await call(sessionUrl, "POST", "/url", { url });
    },
    back: async () => {
      await call(sessionUrl, "POST", "/back", {});
    },
    evaluate: async (expression: string) => {
      const script = `return JSON.stringify([${expression}])`;
      const [value] = JSON.parse(json.parse(await call(sessionUrl, "POST", "/execute/sync", { script, args: [] })));
      return value ?? undefined;
    },
    act: async (actions: readonly object[]) => {
      await call(sessionUrl, "POST", "/actions", { actions });
    },
    picture: async () => Buffer.from(png.parse(await call(sessionUrl, "GET", "/screenshot")), "base64"),
    close: async () => {
      await call(sessionUrl, "DELETE", "");
    },
  };
}

const answer = z.object({ value: z.unknown() });
const refusal = z.object({ error: z.string(), message: z.string() });

async function call(base: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(base + path, { method, body: body && JSON.stringify(body) });
  const { value } = answer.parse(await response.json());
  if (response.ok) return value ?? null;
  const { error, message } = refusal.parse(value);
  throw new Error(`${method} ${path}: ${error} ${message}`);
}
