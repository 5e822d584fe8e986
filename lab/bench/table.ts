import { execFileSync } from "node:child_process";
import { availableParallelism, cpus, loadavg } from "node:os";
import type { Finding } from "./finding.ts";

/** What an experiment has seen, and whether it was as it should be. */
export type Report = { text: string; holds: boolean };

/** Commit, day and machine. A load above a few tenths means that others use the machine, so times are too long. */
export const machineLine = [
  `commit ${commit()}`,
  new Date().toISOString().slice(0, 10),
  `${availableParallelism()} cores (${cpus()[0]?.model.trim()})`,
  `Node ${process.version}`,
  `load before ${(loadavg()[0] ?? 0).toFixed(1)}`,
].join(", ");

function commit(): string {
  const git = (...args: string[]) =>
    execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  try {
    const name = git("rev-parse", "--short", "HEAD").trim();
    return git("status", "--porcelain") === "" ? name : `${name} with changes`;
  } catch {
    return "unknown";
  }
}

const MEASURED = "measured";

/** A row for each `what`, a column for each `of`. */
export function reportOf(findings: readonly Finding[]): Report {
  const columns = [...new Set(findings.map(({ of = MEASURED }) => of))];
  const rows = [...Map.groupBy(findings, ({ what }) => what)].map(([what, found]) => [
    what,
    ...columns.map((column) => withUnit(found.find(({ of = MEASURED }) => of === column))),
  ]);
  return { text: markdownTable(["", ...columns], rows), holds: true };
}

export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function withUnit(finding: Finding | undefined): string {
  if (!finding) return "";
  const { value, unit } = finding;
  const size = Math.abs(value);
  const digits = size < 10 ? 2 : size < 100 ? 1 : 0;
  return `${value.toLocaleString("en", { maximumFractionDigits: digits })} ${unit}`.trimEnd();
}
