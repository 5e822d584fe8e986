import { execFile, execFileSync } from "node:child_process";
import { appendFile, cp, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The script that all pages load, so nearly every file of the build has another name. */
const SHARED_SCRIPT = "app/cart-state.ts";
const MARK = "secondBuild";

const MIGRATIONS = "storage/migrations/migrations.ts";
const LAST_IN_LIST = "[baseline, readIndexes";
const EXPANSION = `
function expansion({ text }: Engine["words"]): string[] {
  return [\`alter table products add column motto \${text} not null default ''\`];
}
`;

/** A copy of this tree that is the next version: another build, and a database with one column more. */
export async function buildSecondTree(folder: string): Promise<string> {
  const tree = join(folder, "second-tree");
  const listing = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"];
  for (const file of execFileSync("git", listing, { encoding: "utf8" }).split("\0").filter(Boolean)) {
    await mkdir(dirname(join(tree, file)), { recursive: true });
    await cp(file, join(tree, file));
  }
  await symlink(resolve("node_modules"), join(tree, "node_modules"));
  await appendFile(join(tree, SHARED_SCRIPT), `\nObject.assign(globalThis, { ${MARK}: true });\n`);
  const migrations = await readFile(join(tree, MIGRATIONS), "utf8");
  if (!migrations.includes(LAST_IN_LIST)) throw new Error(`${MIGRATIONS} does not end its list with ${LAST_IN_LIST}`);
  await writeFile(join(tree, MIGRATIONS), migrations.replace(LAST_IN_LIST, `${LAST_IN_LIST}, expansion`) + EXPANSION);
  await run(process.execPath, ["scripts/build.ts"], { cwd: tree });
  return tree;
}
