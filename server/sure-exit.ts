import { spawn } from "node:child_process";

const PATIENCE_MS = 2000;

/** Runs in a process of its own: ends with the one it watches, or ends that one. */
const WATCH = `
const watched = process.ppid;
const began = performance.now();
setInterval(() => {
  if (process.ppid !== watched) process.exit();
  if (performance.now() - began > ${PATIENCE_MS}) process.kill(watched, "SIGKILL");
}, 50);
`;

/**
 * Leaving waits for V8's own threads and for a write that nobody takes, now and then for ever, and then no timer and no signal
 * handler of ours runs any more. So somebody outside looks on, and whoever restarts the shop is not kept waiting.
 */
export function exitSurely(code: number): never {
  const watch = spawn(process.execPath, ["-e", WATCH], { stdio: "ignore", detached: true });
  // Where no process can be started, leaving without one is all that is left.
  watch.on("error", () => {});
  process.exit(code);
}
