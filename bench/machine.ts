import { arch, availableParallelism, cpus, loadavg, platform, release, totalmem } from "node:os";

export const machine = {
  date: new Date().toISOString().slice(0, 10),
  cpu: cpus()[0]?.model.trim() ?? "unknown",
  cores: availableParallelism(),
  memoryGb: Math.round(totalmem() / 1024 ** 3),
  system: `${platform()} ${release()} ${arch()}`,
  node: process.version,
  /** Runnable processes in the minute before: above a few tenths the machine is not ours alone. */
  loadBefore: loadavg()[0] ?? 0,
};

export const machineLine = `${machine.date}: ${machine.cores} cores (${machine.cpu}), ${machine.memoryGb} GB, ${machine.system}, Node ${machine.node}, load before ${machine.loadBefore.toFixed(1)}.`;
