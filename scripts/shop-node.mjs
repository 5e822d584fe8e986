import { spawnSync } from "node:child_process";
import { realpathSync } from "node:fs";
import { join } from "node:path";
import { execPath, platform, versions } from "node:process";
import { Refusal } from "./commands.mjs";

const NEEDED = 24;

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
