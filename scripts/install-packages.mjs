import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { env } from "node:process";
import { quietly, Refusal } from "./commands.mjs";
import { BESIDE, takePlace, withLock } from "./lock.mjs";

const UNREACHABLE = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT)\b/;

export async function installPackages() {
  if (areInstalled()) return;
  await withLock(async () => {
    if (areInstalled()) return;
    console.log("Paketler kuruluyor, bir iki dakika sürebilir…");
    const { code, output } = await install();
    if (code !== 0) throw new Refusal(whyNot(output));
    console.log("Paketler kuruldu.");
  });
}

/** npm writes down what it has put into node_modules, when it has finished: that is compared with what is asked for. */
function areInstalled() {
  const locked = readJson("package-lock.json");
  const present = readJson(join("node_modules", ".package-lock.json"));
  if (!locked || !present || !isLockCurrent()) return false;
  return Object.entries(locked.packages).every(
    ([path, wanted]) => path === "" || isPresent(present.packages[path], wanted),
  );
}

/** Beside the old packages: the Node that runs the shop is one of them, and they stay when this fails or is killed. */
async function install() {
  rmSync(BESIDE, { recursive: true, force: true });
  mkdirSync(BESIDE);
  for (const file of ["package.json", "package-lock.json", ".npmrc"].filter(existsSync))
    copyFileSync(file, join(BESIDE, file));
  const done = await installAsLocked();
  if (done.code !== 0) return done;
  if (!isLockCurrent()) copyFileSync(join(BESIDE, "package-lock.json"), "package-lock.json");
  takePlace("node_modules");
  return done;
}

async function installAsLocked() {
  if (!isLockCurrent()) return npm(["install"]);
  const clean = await npm(["ci"]);
  // If the registry lacks a package of some other platform, `npm ci` calls the lock file incomplete.
  return clean.output.includes("EUSAGE") ? npm(["install", "--no-save"]) : clean;
}

function isLockCurrent() {
  const asked = readJson("package.json");
  const locked = readJson("package-lock.json")?.packages[""];
  return isSame(asked?.dependencies, locked?.dependencies) && isSame(asked?.devDependencies, locked?.devDependencies);
}

function isPresent(found, wanted) {
  return found ? found.version === wanted.version : Boolean(wanted.optional || wanted.devOptional);
}

function isSame(asked = {}, locked = {}) {
  const names = Object.keys(asked);
  return names.length === Object.keys(locked).length && names.every((name) => asked[name] === locked[name]);
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}

/** With NODE_ENV=production npm would leave out what builds and runs the shop. */
async function npm(command) {
  const args = [...command, "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  try {
    return await quietly("npm", args, { env: environment(), cwd: BESIDE, signOfLife: "Paketler hâlâ kuruluyor…" });
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
    throw new Refusal("Paketleri kurmak için npm gerekli ama bu makinede bulunamadı: Node.js ile birlikte npm'i kur.");
  }
}

/** npm may be too old for the Node that lies inside node_modules. */
function environment() {
  const path = (env.PATH ?? "").split(delimiter).filter((folder) => !folder.includes("node_modules"));
  return { ...env, PATH: path.join(delimiter) };
}

function whyNot(output) {
  if (UNREACHABLE.test(output)) {
    return "Paketler kurulamadı: npm paket deposuna ulaşılamıyor. İnternet bağlantısını denetleyip yeniden dene.";
  }
  return `${output}\n\nPaketler kurulamadı; npm'in söylediği yukarıda.`;
}
