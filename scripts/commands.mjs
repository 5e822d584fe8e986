import { spawn } from "node:child_process";
import { constants } from "node:os";
import { platform, stdin } from "node:process";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

/** Something the person at the keyboard can put right: one sentence is shown, never a stack trace. */
export class Refusal extends Error {}

/** Runs a command on this terminal and answers its exit code. `stopsOn` is the signal it ends tidily on, if only one. */
export function foreground(command, args, env, stopsOn) {
  const child = spawn(command, args, { stdio: "inherit", env });
  const forwarding = forwardSignals(child, stopsOn);
  return ended(child).finally(forwarding.end);
}

/** Runs a command without showing what it says: that is answered together with its exit code. */
export async function quietly(command, args, { env, cwd, signOfLife = "", timeout = 0 }) {
  const child = spawn(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env,
    cwd,
    timeout,
    shell: platform === "win32" && command === "npm",
  });
  const forwarding = forwardSignals(child);
  const said = [];
  child.stdout.on("data", (chunk) => said.push(chunk));
  child.stderr.on("data", (chunk) => said.push(chunk));
  const startedAt = Date.now();
  const ticking = setInterval(() => {
    if (signOfLife) console.log(`${signOfLife} (${Math.round((Date.now() - startedAt) / 1000)} saniye geçti)`);
  }, 20_000);
  const code = await ended(child).finally(() => {
    clearInterval(ticking);
    forwarding.end();
  });
  if (forwarding.received) throw new Refusal("Yarıda kesildi.");
  return { code, output: Buffer.concat(said).toString("utf8").trim() };
}

function ended(child) {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => resolve(signal ? signalCode(signal) : code));
  });
}

function signalCode(signal) {
  return 128 + constants.signals[signal];
}

/** Each signal goes on once; whoever has not ended shortly before the promised 10 seconds is ended. */
function forwardSignals(child, stopsOn) {
  let patience;
  const forwarding = { received: null, end };
  const receive = (signal) => {
    if (forwarding.received) return;
    forwarding.received = signal;
    // Ctrl-C reaches everyone on this terminal by itself; an echo of it would look like an impatient second one.
    if (signal !== "SIGINT" || !stdin.isTTY) child.kill(stopsOn ?? signal);
    patience = setTimeout(() => child.kill("SIGKILL"), 9_500);
  };
  function end() {
    clearTimeout(patience);
    for (const signal of SIGNALS) process.off(signal, receive);
  }
  for (const signal of SIGNALS) process.on(signal, receive);
  return forwarding;
}
