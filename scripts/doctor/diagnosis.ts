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
