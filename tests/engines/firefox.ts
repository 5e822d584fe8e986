import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import type { Engine, Size } from "./browser-engine.ts";

const LISTENS = /WebDriver BiDi listening on (ws:\S+)/;
const SETTINGS = `user_pref("intl.accept_languages", "tr-TR, tr");\n`;

export function findFirefox({ FIREFOX }: NodeJS.ProcessEnv = process.env): string | undefined {
  const commands = FIREFOX ? [FIREFOX] : ["firefox-esr", "firefox"];
  return commands.find((command) => spawnSync(command, ["--version"], { timeout: 20_000 }).status === 0);
}

/** Opens Firefox with a temporary profile and drives it over WebDriver BiDi. */
export async function openFirefox(command: string, size: Size): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), "fiyonk-firefox-"));
  await writeFile(join(home, "user.js"), SETTINGS);
  const child = spawn(command, ["--headless", "--no-remote", "--profile", home, "--remote-debugging-port=0"], {
    env: { ...process.env, HOME: home },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const exited = once(child, "exit");

  async function quit() {
    child.kill("SIGTERM");
    const timeout = setTimeout(() => child.kill("SIGKILL"), 10_000);
    await exited;
    clearTimeout(timeout);
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  }

  try {
    const send = await connect(`${await addressIn(child.stderr)}/session`);
    await send("session.new", { capabilities: {} });
    const context = tree.parse(await send("browsingContext.getTree", {})).contexts[0]?.context;
    await send("browsingContext.setViewport", { context, viewport: size });
    return { ...drive(send, context), quit };
  } catch (error) {
    await quit();
    throw error;
  }
}

const tree = z.object({ contexts: z.array(z.object({ context: z.string() })) });
const evaluated = z.object({ result: z.object({ value: z.string() }) });
const captured = z.object({ data: z.string() });

type Send = (method: string, params: object) => Promise<unknown>;

function drive(send: Send, context: string | undefined): Omit<Engine, "quit"> {
  return {
    open: async (url) => {
      await send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    back: async () => {
      await send("browsingContext.traverseHistory", { context, delta: -1 });
    },
    evaluate: async (expression) => {
      const params = { expression: `JSON.stringify([${expression}])`, target: { context }, awaitPromise: false };
      const [value] = JSON.parse(evaluated.parse(await send("script.evaluate", params)).result.value);
      return value ?? undefined;
    },
    act: async (actions) => {
      await send("input.performActions", { context, actions });
    },
    picture: async () =>
      Buffer.from(captured.parse(await send("browsingContext.captureScreenshot", { context })).data, "base64"),
  };
}

const addressIn = (output: NodeJS.ReadableStream): Promise<string> =>
  new Promise((resolve, reject) => {
    const lines = createInterface(output);
    lines.on("line", (line) => {
      const [, address] = LISTENS.exec(line) ?? [];
      if (address) resolve(address);
    });
    lines.on("close", () => reject(new Error("Firefox açılmadan kapandı")));
  });

const answer = z.object({ id: z.number(), result: z.unknown().optional(), message: z.string().optional() });

/** An answer carries the id of its command. Events have no id and are ignored. */
async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address);
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener("message", ({ data }) => {
    const { data: received } = answer.safeParse(JSON.parse(data));
    if (!received) return;
    const command = pending.get(received.id);
    pending.delete(received.id);
    if (received.message === undefined) command?.resolve(received.result);
    else command?.reject(new Error(received.message));
  });
  socket.addEventListener("close", () => {
    for (const { reject } of pending.values()) reject(new Error("Firefox konuşmayı bıraktı"));
  });
  await once(socket, "open");
  let id = 0;
  return (method, params) => {
    id += 1;
    const command = Promise.withResolvers<unknown>();
    pending.set(id, command);
    socket.send(JSON.stringify({ id, method, params }));
    return command.promise;
  };
}
