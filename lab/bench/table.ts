import { type Finding, isMet } from "./finding.ts";

/** Findings by the title of their table. */
export type Chapters = ReadonlyMap<string, readonly Finding[]>;

/** One sentence about the targets, then a table for every chapter; made to be pasted into docs/measured.md. */
export function markdownReport(chapters: Chapters): string {
  const tables = [...chapters].map(([title, findings]) => table(title, findings));
  return [verdictOfAll([...chapters.values()].flat()), ...tables].join("\n\n");
}

function verdictOfAll(findings: readonly Finding[]): string {
  const aimed = findings.filter(({ target }) => target);
  const missed = aimed.filter((finding) => !isMet(finding));
  const count = `${aimed.length - missed.length} of ${aimed.length} targets met`;
  if (missed.length === 0) return `${count}.`;
  const names = missed.map(({ what, of }) => (of ? `${what} (${of})` : what));
  return `${count}; **missed: ${names.join(", ")}**.`;
}

function table(title: string, findings: readonly Finding[]): string {
  const columns = [...new Set(findings.map(({ of = MEASURED }) => of))];
  const rows = [...new Set(findings.map(({ what }) => what))].map((what) => {
    const cells = columns.map((column) =>
      findings.find(({ what: name, of = MEASURED }) => name === what && of === column),
    );
    const found = cells.filter((cell) => cell !== undefined);
    return [what, ...cells.map(measured), wanted(found), verdict(found)];
  });
  return markdownTable([title, ...columns, "wanted", ""], rows, "---:");
}

/** The first column holds words; `others` aligns the rest. */
export function markdownTable(head: readonly string[], rows: readonly string[][], others: "---" | "---:" = "---") {
  return [head, head.map((_, index) => (index === 0 ? "---" : others)), ...rows].map(line).join("\n");
}

const MEASURED = "measured";

function measured(finding: Finding | undefined): string {
  if (!finding) return "";
  const text = withUnit(finding.value, finding);
  return isMet(finding) === false ? `**${text}**` : text;
}

/** Targets in the order of the columns. */
function wanted(found: readonly Finding[]): string {
  const bounds = found.flatMap((finding) => (finding.target ? [bound(finding.target, finding)] : []));
  const different = [...new Set(bounds)];
  return different.length === 1 ? different.join("") : bounds.join(" / ");
}

const bound = (target: NonNullable<Finding["target"]>, finding: Finding): string =>
  "atMost" in target ? `≤ ${withUnit(target.atMost, finding)}` : `≥ ${withUnit(target.atLeast, finding)}`;

function verdict(found: readonly Finding[]): string {
  const verdicts = found.map(isMet);
  if (verdicts.includes(false)) return "**missed**";
  return verdicts.includes(true) ? "met" : "";
}

const withUnit = (value: number, { unit }: Finding): string => `${rounded(value)} ${unit}`.trimEnd();

function rounded(value: number): string {
  const size = Math.abs(value);
  return value.toLocaleString("en", { maximumFractionDigits: size < 10 ? 2 : size < 100 ? 1 : 0 });
}

const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
