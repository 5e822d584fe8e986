import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { env, pid } from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { quietly, Refusal } from "./commands.mjs";

const LOCK = ".preparing.lock";
const WAITING = `Başka bir komut paketleri ya da sayfaları hazırlıyor, bitmesi bekleniyor… (Çalışan yoksa ${LOCK} dosyasını sil.)`;
const UNPREPARED =
  "Bu sürümün paketleri ya da sayfaları henüz hazır değil ve burada hazırlanamıyor (klasöre yazılamıyor): önce klasörün sahibi olarak npm run build yaz, sonra yeniden başlat.";

/** A folder's successor is prepared in here. An interruption leaves the old folder as it was. */
export const BESIDE = ".next";

/** The folder that was prepared beside takes the place of the old one. */
export function takePlace(folder) {
  if (existsSync(folder)) renameSync(folder, join(BESIDE, "old"));
  renameSync(join(BESIDE, folder), folder);
}

/** Another version is prepared in here, a git worktree with its packages and pages, before anything of the present one changes. */
export const NEXT_VERSION = ".next-version";

/** Says that all of the next version is prepared. From then on every command begins with finishing the change. */
export const PREPARED = join(NEXT_VERSION, "prepared");

/** Each step may be repeated: whoever is killed on the way leaves the rest to the next command. */
export async function finishVersionChange() {
  if (!existsSync(PREPARED)) return;
  await withLock(async () => {
    if (!existsSync(PREPARED)) return;
    for (const folder of ["node_modules", "build"].filter((name) => existsSync(join(NEXT_VERSION, name)))) {
      if (existsSync(folder)) renameSync(folder, join(NEXT_VERSION, `old-${folder}`));
      renameSync(join(NEXT_VERSION, folder), folder);
    }
    await checkOutPrepared();
    rmSync(PREPARED);
    rmSync(NEXT_VERSION, { recursive: true, force: true });
  });
}

/** The sources come last: until then the commands are those of the version that began the change. */
async function checkOutPrepared() {
  const commit = await git("-C", NEXT_VERSION, "rev-parse", "HEAD");
  // A git that was killed leaves its locks and half of the files.
  for (const name of ["index.lock", "HEAD.lock"]) rmSync(await git("rev-parse", "--git-path", name), { force: true });
  await git("checkout", "--quiet", "--force", "--detach", commit);
}

export async function git(...words) {
  const { code, output } = await quietly("git", words, { env });
  if (code !== 0) throw new Refusal(`${output}\n\nSürüm değiştirilemedi; git'in söylediği yukarıda.`);
  return output;
}

/** Two commands started at once must not install or build into each other: the second waits. */
export async function withLock(work) {
  for (let told = false; !acquire(); told = true) {
    if (!told) console.log(WAITING);
    await pause(300);
  }
  try {
    return await work();
  } finally {
    rmSync(BESIDE, { recursive: true, force: true });
    rmSync(LOCK, { force: true });
  }
}

function acquire() {
  try {
    writeFileSync(LOCK, String(pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (["EROFS", "EACCES", "EPERM"].includes(error.code)) throw new Refusal(UNPREPARED);
    if (error.code !== "EEXIST") throw error;
    removeIfOwnerIsGone();
    return false;
  }
}

/** A command that was killed leaves its lock behind. */
function removeIfOwnerIsGone() {
  try {
    process.kill(Number(readFileSync(LOCK, "utf8")), 0);
  } catch (error) {
    if (error.code === "ESRCH") rmSync(LOCK, { force: true });
  }
}
