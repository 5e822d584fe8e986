import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";

const { PATH, HOME, TMPDIR, TZ } = process.env;

/** What this process was given for the shop's sake (NODE_OPTIONS, MALLOC_…) is not in it. */
export const PLAIN_ENVIRONMENT = { PATH, HOME, TMPDIR, TZ };

/** A file of this folder in a process of its own, with Node's defaults and none of this process's flags. */
export function forkPlain(file: string): ChildProcess {
  return fork(fileURLToPath(new URL(file, import.meta.url)), { execArgv: [], env: PLAIN_ENVIRONMENT });
}
