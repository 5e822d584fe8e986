import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";

const { PATH, HOME, TMPDIR, TZ } = process.env;

/** Without variables that change Node's defaults, such as NODE_OPTIONS. */
export const PLAIN_ENVIRONMENT = { PATH, HOME, TMPDIR, TZ };

/** Starts a file of this folder as a child process with Node's defaults. */
export function forkPlain(file: string): ChildProcess {
  return fork(fileURLToPath(new URL(file, import.meta.url)), { execArgv: [], env: PLAIN_ENVIRONMENT });
}
