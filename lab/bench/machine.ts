import { execFileSync } from "node:child_process";
import { arch, availableParallelism, cpus, loadavg, platform, release, totalmem } from "node:os";

export const machine = {
  commit: commit(),
  date: new Date().toISOString().slice(0, 10),
  cpu: cpus()[0]?.model.trim() ?? "unknown",
  cores: availableParallelism(),
  memoryGb: Math.round(totalmem() / 1024 ** 3),
  system: `${platform()} ${release()} ${arch()}`,
  node: process.version,
  /** Load average of the last minute: above a few tenths, others use the machine. */
  loadBefore: loadavg()[0] ?? 0,
};

const { cores, cpu, memoryGb, system, node, loadBefore } = machine;

export const machineLine = `${cores} cores (${cpu}), ${memoryGb} GB, ${system}, Node ${node}, load before ${loadBefore.toFixed(1)}`;

function commit(): string {
  try {
    const name = git("rev-parse", "--short", "HEAD");
    return git("status", "--porcelain") === "" ? name : `${name} with uncommitted changes`;
  } catch {
    return "unknown";
  }
}

function git(...args: string[]): string {
  return execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
}
