import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { arePagesBuilt } from "./build-pages.ts";
import { foreground, quietly, Refusal } from "./commands.mjs";
import { finishVersionChange, git, NEXT_VERSION, PREPARED } from "./lock.mjs";

const before = await nameOf("HEAD");
const given = process.argv[3];
// A version that is known is not fetched again.
if (given === undefined || !(await commitOf(given))) await git("fetch", "--quiet", "--tags", "origin");
const wanted = given ?? (await newest());
const commit = await commitOf(wanted);
if (!commit) throw new Refusal(`Böyle bir sürüm yok: ${wanted}. Olanları git tag söyler.`);

if (commit === (await commitOf("HEAD")) && arePagesBuilt()) console.log(`Zaten bu sürüm: ${before}.`);
else await update(commit);

async function update(commit: string): Promise<void> {
  await refuseEdits();
  await prepare(commit);
  writeFileSync(PREPARED, "");
  await finishVersionChange();
  console.log(`Hazır: ${await nameOf("HEAD")}. Dükkânı yeniden başlat: systemctl restart fiyonk`);
  console.log(`Geri dönmek istersen: npm run update -- ${before}`);
}

/** The next version is prepared without them, and they would be lost. */
async function refuseEdits(): Promise<void> {
  const edited = await git("status", "--short", "--untracked-files=no");
  if (edited) throw new Refusal(`${edited}\n\nBu dosyalar burada değiştirilmiş: git stash ile kaldırıp yeniden dene.`);
}

async function prepare(commit: string): Promise<void> {
  rmSync(NEXT_VERSION, { recursive: true, force: true });
  await git("worktree", "prune");
  await git("worktree", "add", "--quiet", "--detach", NEXT_VERSION, commit);
  const code = await foreground(
    process.execPath,
    [join(NEXT_VERSION, "scripts", "bootstrap.mjs"), "build"],
    process.env,
  );
  if (code !== 0) throw new Refusal(`${wanted} hazırlanamadı, nedeni yukarıda. Dükkân olduğu gibi duruyor: ${before}.`);
}

/** The newest tag, or the newest commit of a repository that has none. */
async function newest(): Promise<string> {
  const [tag] = (await git("tag", "--list", "v*", "--sort=-version:refname")).split("\n");
  return tag || "origin/HEAD";
}

async function commitOf(name: string): Promise<string | undefined> {
  const asked = ["rev-parse", "--verify", "--quiet", `${name}^{commit}`];
  const { code, output } = await quietly("git", asked, { env: process.env });
  return code === 0 ? output : undefined;
}

function nameOf(revision: string): Promise<string> {
  return git("describe", "--tags", "--always", revision);
}
