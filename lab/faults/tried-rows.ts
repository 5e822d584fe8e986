import { provideBrowser } from "../../scripts/provide-browser.ts";
import { machine, machineLine } from "../bench/machine.ts";
import { markdownTable } from "../bench/table.ts";
import { holdTests } from "./held-tests.ts";
import type { Held, Row, Tools } from "./row.ts";

const MINUTES = 10;

const FAILED = "**failed**";

type Tried = Exclude<Row, { reason: string }>;

/** `holds` is undefined if nothing of the row could be tried. */
type Seen = { holds: boolean | undefined; figure: string };

/** The asked rows, or all. Ends the process if one is unknown. */
export function knownRows(rows: readonly Row[], asked: readonly string[]): Row[] {
  const unknown = asked.filter((id) => !rows.some((row) => row.id === id));
  if (unknown.length > 0) {
    console.error(`There is no ${unknown.join(", ")}; there are ${rows.map(({ id }) => id).join(", ")}.`);
    process.exit(1);
  }
  return rows.filter(({ id }) => asked.length === 0 || asked.includes(id));
}

/** Tries one row after the other and prints their table. Answers the exit code. */
export async function printTried(rows: readonly Row[], command: string): Promise<number> {
  const lines: string[][] = [];
  for (const row of rows) {
    const { verdict, figure } = await verdictOf(row);
    console.error(`${row.id} ${verdict}: ${figure}`);
    lines.push([row.id, row.what, figure, verdict]);
  }
  console.log(`\n\`${command}\` of commit ${machine.commit}, ${machine.date}: ${machineLine}.`);
  console.log(`\n${markdownTable(["", "What is withstood", "Seen", ""], lines)}\n`);
  return lines.some((line) => line.includes(FAILED)) ? 1 : 0;
}

let browser: Promise<string> | undefined;
const findBrowser = () => {
  browser ??= provideBrowser();
  return browser;
};

async function verdictOf(row: Row): Promise<{ verdict: string; figure: string }> {
  if ("reason" in row) return { verdict: "–", figure: row.reason };
  const { holds, figure } = await held(row);
  if (holds === undefined) return { verdict: "–", figure };
  return { verdict: holds ? "holds" : FAILED, figure };
}

/** Runs the row's tests, then its longer attempt. A row that throws or exceeds its time has failed. */
async function held(row: Tried): Promise<Seen> {
  const minutes = ("minutes" in row && row.minutes) || MINUTES;
  const late = new AbortController();
  const { promise, reject } = Promise.withResolvers<never>();
  const ending = setTimeout(() => {
    late.abort();
    reject(new Error(`not done after ${minutes} minutes`));
  }, minutes * 60_000);
  try {
    return await Promise.race([promise, allOf(row, { browser: findBrowser, signal: late.signal })]);
  } catch (error) {
    console.error(error);
    return { holds: false, figure: firstLine(error instanceof Error ? (error.cause ?? error) : error) };
  } finally {
    clearTimeout(ending);
  }
}

function firstLine(error: unknown): string {
  return String(error).split("\n", 1).join("");
}

async function allOf(row: Tried, tools: Tools): Promise<Seen> {
  const parts: Held[] = "tests" in row ? [await holdTests(row.tests, tools)] : [];
  const lacking = "hold" in row ? await row.lacks?.() : undefined;
  if ("hold" in row && lacking === undefined) parts.push(await row.hold(tools));
  const figures = parts.map(({ figure }) => figure);
  return {
    holds: parts.length === 0 ? undefined : parts.every(({ holds }) => holds),
    figure: (lacking === undefined ? figures : [...figures, `not tried: ${lacking}`]).join("; "),
  };
}
