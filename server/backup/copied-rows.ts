import { z } from "zod";
import { MAX_COUNTED, MAX_LINE_BYTES } from "../../domain/backup/copy-format.ts";
import { refusedCopy } from "../../domain/backup/refused-copy.ts";
import type { CopiedRow } from "../../domain/backup/shop-copies.ts";

/** PostgreSQL's integers have 32 bits. */
const rowSchema = z
  .record(z.string().regex(/^[a-z_]{1,60}$/), z.union([z.string(), z.int32(), z.null()]))
  .refine((row) => Object.entries(row).every(([column, value]) => value === null || isSound(column, value)));

/** Columns from which the shop goes on counting. */
const COUNTED = new Set(["number", "position", "revision"]);

const TIME = /(?:^|_)at$/;

/** What no column refuses, and the shop could not work with. */
function isSound(column: string, value: string | number): boolean {
  if (COUNTED.has(column)) return Math.abs(Number(value)) <= MAX_COUNTED;
  return !TIME.test(column) || z.iso.datetime().safeParse(value).success;
}

/** The rows of a table, a line each. `expected` is how many the manifest names. */
export async function* copiedRows(
  bytes: AsyncIterable<Uint8Array>,
  part: string,
  expected: number | undefined,
): AsyncGenerator<CopiedRow> {
  let line = 0;
  for await (const text of linesIn(bytes, part)) {
    line += 1;
    yield rowOf(text, part, line);
  }
  if (line !== expected) throw refusedCopy.missing(part);
}

function rowOf(text: string, part: string, line: number): CopiedRow {
  try {
    return rowSchema.parse(JSON.parse(text));
  } catch {
    throw refusedCopy.wrongLine(part, line);
  }
}

async function* linesIn(bytes: AsyncIterable<Uint8Array>, part: string): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let rest = "";
  let line = 0;
  const decode = (chunk?: Uint8Array): string => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw refusedCopy.wrongLine(part, line + 1);
    }
  };
  for await (const chunk of bytes) {
    const [end = "", ...lines] = decode(chunk).split("\n");
    // A long line comes in many chunks, so it is put together once.
    rest += end;
    if (lines.length > 0) {
      lines.unshift(rest);
      rest = lines.pop() ?? "";
    }
    line += lines.length;
    if (rest.length > MAX_LINE_BYTES) throw refusedCopy.wrongLine(part, line + 1);
    yield* lines;
  }
  rest += decode();
  if (rest !== "") throw refusedCopy.wrongLine(part, line + 1);
}
