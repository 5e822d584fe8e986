import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { pid } from "node:process";
import { setTimeout as pause } from "node:timers/promises";

const LOCK = ".preparing.lock";
const WAITING = `Başka bir komut paketleri ya da sayfaları hazırlıyor, bitmesi bekleniyor… (Çalışan yoksa ${LOCK} dosyasını sil.)`;

/** Two commands started at once must not install or build into each other: the second waits. */
export async function withLock(work) {
  for (let told = false; !acquire(); told = true) {
    if (!told) console.log(WAITING);
    await pause(300);
  }
  try {
    return await work();
  } finally {
    rmSync(LOCK, { force: true });
  }
}

function acquire() {
  try {
    writeFileSync(LOCK, String(pid), { flag: "wx" });
    return true;
  } catch (error) {
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
