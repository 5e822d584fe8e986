import { type Finding, isMet } from "./finding.ts";

export function markdownTables(findings: readonly Finding[]): string {
  const growing = findings.filter(({ products }) => products !== undefined);
  const plain = findings.filter(({ products }) => products === undefined);
  return [plainTable(plain), growthTable(growing)].filter((table) => table !== "").join("\n\n");
}

function plainTable(findings: readonly Finding[]): string {
  if (findings.length === 0) return "";
  const rows = findings.map((finding) => [finding.what, measured(finding), target(finding), verdict(finding)]);
  return table(["", "Measured", "Target", ""], rows);
}

function growthTable(findings: readonly Finding[]): string {
  if (findings.length === 0) return "";
  const sizes = [...new Set(findings.map(({ products = 0 }) => products))].sort((a, b) => a - b);
  const rows = [...new Set(findings.map(({ what }) => what))].map((what) => [
    what,
    ...sizes.map((size) => cell(findings.find((finding) => finding.what === what && finding.products === size))),
  ]);
  return table(["At this many products", ...sizes.map((size) => size.toLocaleString("en"))], rows);
}

function cell(finding: Finding | undefined): string {
  if (!finding) return "";
  return finding.target ? `${measured(finding)} (${target(finding)}, ${verdict(finding)})` : measured(finding);
}

const measured = ({ value, unit }: Finding): string => `${rounded(value)} ${unit}`.trimEnd();

const rounded = (value: number): string =>
  value.toLocaleString("en", { maximumFractionDigits: Math.abs(value) < 10 ? 3 : Math.abs(value) < 100 ? 1 : 0 });

function target({ target, unit }: Finding): string {
  if (!target) return "";
  const bound = "atMost" in target ? `≤ ${rounded(target.atMost)}` : `≥ ${rounded(target.atLeast)}`;
  return `${bound} ${unit}`.trimEnd();
}

function verdict(finding: Finding): string {
  const met = isMet(finding);
  if (met === undefined) return "";
  return met ? "met" : "**missed**";
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? "---" : "---:"))), ...rows.map(line)].join("\n");
}
