import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { pid } from "node:process";
import { setTimeout as pause } from "node:timers/promises";

const LOCK = ".preparing.lock";
const BEAT = 2_000;
const SILENCE = 20_000;

/** Two commands started at once must not install or build into each other: the second waits. */
export async function withLock(work) {
  await acquire();
  const isOurs = () => read(LOCK) === String(pid);
  const beat = setInterval(() => isOurs() && utimesSync(LOCK, new Date(), new Date()), BEAT);
  const release = () => isOurs() && rmSync(LOCK, { force: true });
  process.once("exit", release);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    process.off("exit", release);
    release();
  }
}

async function acquire() {
  let told = false;
  while (!create()) {
    if (takeOverIfStale()) continue;
    if (!told) console.log("Başka bir komut şu anda paketleri ya da sayfaları hazırlıyor, bitmesi bekleniyor…");
    told = true;
    await pause(300);
  }
}

function create() {
  try {
    writeFileSync(LOCK, String(pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

/** Moved away before it is removed: of several who find it stale, one moves it, and a fresh lock is put back. */
function takeOverIfStale() {
  const owner = read(LOCK);
  if (owner === null || !isStale(owner)) return false;
  const aside = `${LOCK}.${pid}`;
  try {
    renameSync(LOCK, aside);
    if (read(aside) !== owner) linkSync(aside, LOCK);
  } catch (error) {
    if (error.code !== "ENOENT" && error.code !== "EEXIST") throw error;
  }
  rmSync(aside, { force: true });
  return true;
}

function read(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}

/** The process is gone, or another one has got its number meanwhile and never touches the file. */
function isStale(owner) {
  if (owner !== "" && !isAlive(Number(owner))) return true;
  const touched = statSync(LOCK, { throwIfNoEntry: false });
  return touched !== undefined && Date.now() - touched.mtimeMs > SILENCE;
}

function isAlive(id) {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
