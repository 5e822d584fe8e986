import { execFile } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { totalmem } from "node:os";
import { promisify } from "node:util";
import { arePagesBuilt } from "../build-pages.ts";

const NEEDED_NODE = 24;

export function nodeFinding(version = process.versions.node): Finding {
  if (Number.parseInt(version, 10) >= NEEDED_NODE) return fine("Node", version);
  return missing("Node", `${version} eski, en az ${NEEDED_NODE} gerekli: npm install yaz.`);
}

/** The shop itself needs a quarter of a gigabyte, building its pages two thirds of one. */
const LEAST_MEMORY = 450e6;
const GOOD_MEMORY = 900e6;
/** For both at once, and the system: without swap the machine stalls instead of becoming slow. */
const GOOD_WITHOUT_SWAP = 1.5e9;

export function memoryFinding(bytes = memoryLimit(), swap = swapSpace()): Finding {
  if (bytes < LEAST_MEMORY) return missing("Bellek", `${size(bytes)} yetmez, en az 512 MB gerekli.`);
  if (bytes < GOOD_MEMORY) {
    return weak("Bellek", `${size(bytes)}; dükkân açılır ama sayfaları hazırlamak zorlanabilir: takas alanı aç.`);
  }
  if (bytes < GOOD_WITHOUT_SWAP && swap === 0) {
    return weak(
      "Bellek",
      `${size(bytes)}, takas alanı yok; açık dükkânın yanında yeni sürüm hazırlanırken makine donabilir: takas alanı aç.`,
    );
  }
  return fine("Bellek", size(bytes));
}

/** As much as may be needed where the system does not tell. */
function swapSpace(): number {
  try {
    const [, kilobytes] = /^SwapTotal:\s+(\d+) kB/m.exec(readFileSync("/proc/meminfo", "utf8")) ?? [];
    return Number(kilobytes ?? Number.POSITIVE_INFINITY) * 1024;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** A container may get less than its machine has; without a limit, Node tells a huge number. */
const memoryLimit = (): number => Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem());

export const pagesFinding = (areBuilt = arePagesBuilt()): Finding =>
  areBuilt ? fine("Sayfalar", "hazır") : missing("Sayfalar", "bu sürümünkiler hazır değil: npm run build yaz.");

type Clock = { now: Date; newestFile: Date; isSynchronized: boolean | undefined };

const DAY_MS = 24 * 3600 * 1000;

export function clockFinding({ now, newestFile, isSynchronized }: Clock): Finding {
  if (now.getTime() < newestFile.getTime() - DAY_MS) {
    return missing("Saat", `${now.toISOString()} geride: doğru saati kur, yoksa giriş kodları ve sertifika çalışmaz.`);
  }
  if (isSynchronized === false) {
    return weak(
      "Saat",
      "internetten ayarlanmıyor; iki adımlı girişin kodları kayabilir: apt install systemd-timesyncd",
    );
  }
  return fine("Saat", isSynchronized ? "internetten ayarlanıyor" : now.toISOString());
}

export const readClock = async (): Promise<Clock> => ({
  now: new Date(),
  newestFile: statSync("package.json").mtime,
  isSynchronized: await isClockSynchronized(),
});

/** Undefined where systemd does not say, as in a container. */
async function isClockSynchronized(): Promise<boolean | undefined> {
  try {
    const { stdout } = await promisify(execFile)("timedatectl", ["show", "--property=NTPSynchronized", "--value"]);
    return stdout.trim() === "yes";
  } catch {
    return undefined;
  }
}

/** `missing` keeps a live shop from working; `weak` lets it run with something lacking. */
export type State = "fine" | "weak" | "missing";

export type Finding = { state: State; what: string; sentence: string };

const MARKS: Record<State, string> = { fine: "✓", weak: "!", missing: "✗" };

export const fine = (what: string, sentence: string): Finding => ({ state: "fine", what, sentence });
export const weak = (what: string, sentence: string): Finding => ({ state: "weak", what, sentence });
export const missing = (what: string, sentence: string): Finding => ({ state: "missing", what, sentence });

export function report(findings: readonly Finding[]): { text: string; exitCode: 0 | 1 } {
  const count = (state: State) => findings.filter((finding) => finding.state === state).length;
  const lines = findings.map(({ state, what, sentence }) => `${MARKS[state]} ${what}: ${sentence}`);
  const result = count("missing") === 0 ? "Bu sunucu dükkânı taşır" : `Eksik: ${count("missing")}`;
  const advice = count("weak") === 0 ? "" : ` Bakmanda yarar var: ${count("weak")}.`;
  return { text: [...lines, "", `${result}.${advice}`].join("\n"), exitCode: count("missing") === 0 ? 0 : 1 };
}

const MEGABYTE = 1024 ** 2;
const GIGABYTE = 1024 ** 3;

/** '850 MB' or '3,8 GB'. */
export const size = (bytes: number): string =>
  bytes < GIGABYTE ? `${Math.floor(bytes / MEGABYTE)} MB` : `${(bytes / GIGABYTE).toFixed(1).replace(".", ",")} GB`;
