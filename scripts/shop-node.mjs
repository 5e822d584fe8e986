import { spawnSync } from "node:child_process";
import { realpathSync } from "node:fs";
import { join } from "node:path";
import { execPath, platform, versions } from "node:process";
import { Refusal } from "./commands.mjs";

const NEEDED = 24;

/**
 * A nursery that short requests seldom fill, a heap that grows in small steps, and one memory arena that gives back what it
 * does not use: docs/decisions/0026-what-the-flags-cost.md. A service needs the same (docs/production.md).
 */
export const THRIFT = {
  args: [
    "--min-semi-space-size=8",
    "--max-semi-space-size=8",
    "--heap-growing-percent=20",
    // What passkeys are checked with is new in Node, which would tell the owner so in English.
    "--disable-warning=ExperimentalWarning",
  ],
  env: { MALLOC_ARENA_MAX: "1", MALLOC_TRIM_THRESHOLD_: "65536", MALLOC_MMAP_THRESHOLD_: "65536" },
};

/** The Node of the npm package `node`; the running one, if that package's binary is missing or cannot run here. */
export function shopNode() {
  const packaged = findPackaged();
  if (packaged === execPath || (packaged && canRun(packaged))) return packaged;
  if (Number.parseInt(versions.node, 10) >= NEEDED) return execPath;
  throw new Refusal(
    `Fiyonk Node ${NEEDED} ister, bu makinede Node ${versions.node} var; npm'in "node" paketi de kurulamadı ` +
      `(kurulum betiğine izin verilmemiş olabilir): Node ${NEEDED} kurup yeniden dene.`,
  );
}

function findPackaged() {
  try {
    return realpathSync(join("node_modules", "node", "bin", platform === "win32" ? "node.exe" : "node"));
  } catch {
    return null;
  }
}

function canRun(node) {
  return spawnSync(node, ["--version"]).status === 0;
}
