import { markdownTable, type Report } from "../bench/table.ts";
import { tryPatterns } from "./busy-patterns.ts";
import { lacksVolume } from "./cut-volume.ts";
import { bearFloods } from "./floods-of-any-kind.ts";
import { killUnderWrites } from "./killed-shop.ts";
import { cutPowerUnderWrites } from "./power-cut.ts";
import { restoreBackups } from "./restored-backup.ts";

/** Result of one row. */
export type Held = { holds: boolean; figure: string };

type Row = {
  what: string;
  hold(): Promise<Held>;
  /** Reason why this machine cannot try the row, if there is one. */
  lacks?(): Promise<string | undefined>;
};

/** What the shop withstands and no test of `npm test` can show in its time. Ids without a row here are held by tests. */
const ROWS: Record<string, Row> = {
  A31: { what: "Texts that keep a pattern busy", hold: tryPatterns },
  F1: { what: "kill -9 under acknowledged writes", hold: killUnderWrites },
  F2: { what: "A power cut under acknowledged writes", hold: cutPowerUnderWrites, lacks: lacksVolume },
  F22: { what: "A backup taken while writing, and brought back", hold: restoreBackups },
  L3: { what: "300 connections of one address beside visitors of others", hold: bearFloods },
};

/** Tries one row after the other. A row that throws has failed. */
export async function tryFaults(asked: readonly string[]): Promise<Report> {
  const unknown = asked.filter((id) => !ROWS[id]);
  if (unknown.length > 0) return { text: `${unknown} yok; ${Object.keys(ROWS).join(", ")} var.`, holds: false };
  const lines: string[][] = [];
  for (const [id, row] of Object.entries(ROWS).filter(([id]) => asked.length === 0 || asked.includes(id))) {
    const { verdict, figure } = await tried(row);
    console.error(`${id} ${verdict}: ${figure}`);
    lines.push([id, row.what, figure, verdict]);
  }
  const text = markdownTable(["", "what is withstood", "seen", ""], lines);
  return { text, holds: lines.every(([, , , verdict]) => verdict !== "failed") };
}

async function tried({ hold, lacks }: Row): Promise<{ verdict: string; figure: string }> {
  const lacking = await lacks?.();
  if (lacking) return { verdict: "–", figure: `not tried: ${lacking}` };
  try {
    const { holds, figure } = await hold();
    return { verdict: holds ? "holds" : "failed", figure };
  } catch (error) {
    console.error(error);
    return { verdict: "failed", figure: String(error).split("\n", 1).join("") };
  }
}
