import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pid } from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { Refusal } from "./commands.mjs";

const LOCK = ".preparing.lock";
const WAITING = `Başka bir komut paketleri ya da sayfaları hazırlıyor, bitmesi bekleniyor… (Çalışan yoksa ${LOCK} dosyasını sil.)`;
const UNPREPARED =
  "Bu sürümün paketleri ya da sayfaları henüz hazır değil ve burada hazırlanamıyor (klasöre yazılamıyor): önce klasörün sahibi olarak npm run build yaz, sonra yeniden başlat.";

/** What replaces a folder is prepared in here. Whoever breaks off leaves the old one as it was. */
export const BESIDE = ".next";

/** The folder that was prepared beside takes the place of the old one. */
export function takePlace(folder) {
  if (existsSync(folder)) renameSync(folder, join(BESIDE, "old"));
  renameSync(join(BESIDE, folder), folder);
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
