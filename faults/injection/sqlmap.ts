import { spawnSync } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { quietly } from "../../scripts/commands.mjs";
import { lacksPackage } from "../debian-package.ts";

export type Target = {
  url: string;
  method: string;
  body?: unknown;
  token?: string | undefined;
  hasTriedHeaders?: boolean | undefined;
};

/** All that its makers call harmless, of every kind; `dbms` leaves out what other databases would understand. */
const THOROUGH = ["--level=3", "--risk=2", "--time-sec=3"];
/** Nobody is there to be asked, and a refusal is what the shop should answer. */
const ALONE = ["--batch", "--ignore-code=*", "--ignore-redirects", "--skip-waf", "--disable-coloring", "--retries=1"];

const LONGEST_MS = 10 * 60_000;

const FOUND = /^sqlmap identified the following injection point/m;
const NOT_FOUND = /all tested parameters do not appear to be injectable/;

export const lacksSqlmap = () => lacksPackage("sqlmap", isHere);

const isHere = () => spawnSync("sqlmap", ["--version"]).status === 0;

/** Throws where the tool came to no verdict. */
export async function isInjectable(
  target: Target,
  { dbms, folder }: { dbms: string; folder: string },
): Promise<boolean> {
  // Two at once must not share what they note down.
  const notes = await mkdtemp(join(folder, "notes-"));
  const sent = target.body === undefined ? [] : [`--data=${JSON.stringify(target.body)}`];
  const skipped = target.hasTriedHeaders ? [] : ["--skip=user-agent,referer"];
  const headers = [
    ...(target.body === undefined ? [] : ["Content-Type: application/json"]),
    ...(target.token === undefined ? [] : [`Authorization: Bearer ${target.token}`]),
  ];
  const { output } = await quietly(
    "sqlmap",
    [
      ...[`--url=${target.url}`, `--method=${target.method}`, ...sent],
      ...(headers.length > 0 ? [`--headers=${headers.join("\\n")}`] : []),
      ...[`--dbms=${dbms}`, `--output-dir=${notes}`, ...skipped, ...THOROUGH, ...ALONE],
    ],
    { env: { ...process.env, HOME: notes }, timeout: LONGEST_MS },
  );
  if (FOUND.test(output)) return true;
  if (NOT_FOUND.test(output)) return false;
  throw new Error(`sqlmap came to no verdict on ${target.url}:\n${output.slice(-2000)}`);
}
