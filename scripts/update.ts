import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { foreground, quietly, Refusal } from "./commands.mjs";

/** Another version is prepared in here, packages and pages too, before anything of the present one changes. */
const NEXT = ".next-version";

const before = await nameOf("HEAD");
const given = process.argv[3];
// A version that is known is not fetched again.
if (given === undefined || !(await commitOf(given))) await git("fetch", "--quiet", "--tags", "origin");
const wanted = given ?? (await newest());
const commit = await commitOf(wanted);
if (!commit) throw new Refusal(`Böyle bir sürüm yok: ${wanted}. Olanları git tag söyler.`);

if (commit === (await commitOf("HEAD"))) console.log(`Zaten bu sürüm: ${before}.`);
else await update(commit);

async function update(commit: string): Promise<void> {
  await prepare(commit);
  await git("checkout", "--quiet", "--detach", commit);
  for (const folder of ["node_modules", "build"]) {
    renameSync(folder, join(NEXT, `old-${folder}`));
    renameSync(join(NEXT, folder), folder);
  }
  rmSync(NEXT, { recursive: true, force: true });
  console.log(`Hazır: ${await nameOf("HEAD")}. Dükkânı yeniden başlat: systemctl restart fiyonk`);
  console.log(`Geri dönmek istersen: npm run update -- ${before}`);
}

async function prepare(commit: string): Promise<void> {
  rmSync(NEXT, { recursive: true, force: true });
  await git("worktree", "prune");
  await git("worktree", "add", "--quiet", "--detach", NEXT, commit);
  const code = await foreground(process.execPath, [join(NEXT, "scripts", "bootstrap.mjs"), "build"], process.env);
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

async function git(...words: string[]): Promise<string> {
  const { code, output } = await quietly("git", words, { env: process.env });
  if (code !== 0) throw new Refusal(`${output}\n\nSürüm değiştirilemedi; git'in söylediği yukarıda.`);
  return output;
}
