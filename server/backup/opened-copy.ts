import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { z } from "zod";
import {
  COPY_FORMAT,
  type CopyManifest,
  type CopyPart,
  formatSchema,
  MANIFEST,
  MAX_COUNTED,
  MAX_LINE_BYTES,
  MAX_PARTS,
  manifestSchema,
  picturePart,
  tablePart,
} from "../../domain/backup/copy-format.ts";
import { refusedCopy } from "../../domain/backup/refused-copy.ts";
import type { CopiedRow, OpenContents, ShopContents, Tell } from "../../domain/backup/shop-copies.ts";
import { type OpenedZip, openZip, zipRefusal } from "./zip-entries.ts";

export type OpenedCopy = {
  manifest: CopyManifest;
  /** Identifies the file, through the sums of all its parts. */
  fingerprint: string;
  contents: OpenContents;
  /** Reads every picture once. */
  checkPictures(tell: Tell): Promise<void>;
};

/** Reads a copy from an untrusted file. The last chunk of each part is passed on only after the part's checksum was right. */
export async function openCopy(path: string): Promise<OpenedCopy> {
  const zip = await openZip(path).catch((error) => {
    throw zipRefusal(error, refusedCopy.broken);
  });
  try {
    const listed = await zip.readManifest().catch((error) => {
      throw zipRefusal(error, refusedCopy.broken);
    });
    const manifest = parseManifest(listed);
    compareParts(zip, manifest);
    const contents = contentsOf(zip, manifest);
    return {
      manifest,
      fingerprint: createHash("sha256").update(listed).digest("hex"),
      contents,
      async checkPictures(tell) {
        let done = 0;
        for await (const _ of contents.pictures()) {
          done += 1;
          tell({ done, total: contents.hashes.length });
        }
      },
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

function parseManifest(listed: Uint8Array): CopyManifest {
  const json = parseJson(listed);
  const form = formatSchema.safeParse(json);
  if (!form.success) throw refusedCopy.unknownFormat();
  if (form.data.format > COPY_FORMAT) throw refusedCopy.newer();
  const manifest = manifestSchema.safeParse(json);
  if (!manifest.success) throw refusedCopy.unknownFormat();
  return manifest.data;
}

/** Opening braces and brackets, colons and commas. A manifest has six for each part; one with too many is refused before it is parsed. */
const MARKS = new Set(Buffer.from("{[:,"));
const MAX_MARKS = MAX_PARTS * 7;

function parseJson(bytes: Uint8Array): unknown {
  let marks = 0;
  for (const byte of bytes) if (MARKS.has(byte)) marks += 1;
  if (marks > MAX_MARKS) throw refusedCopy.tooManyParts();
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw refusedCopy.unknownFormat();
  }
}

/** The manifest and the zip name the same parts, of the same sizes. */
function compareParts({ entries }: OpenedZip, { parts }: CopyManifest): void {
  for (const [name, { bytes }] of Object.entries(parts)) {
    const entry = entries.get(name);
    if (!entry) throw refusedCopy.missing(name);
    if (entry.uncompressedSize !== bytes) throw refusedCopy.wrongSum(name);
  }
  for (const name of entries.keys()) {
    if (name !== MANIFEST && !Object.hasOwn(parts, name)) throw refusedCopy.unexpected(name);
  }
}

function contentsOf(zip: OpenedZip, { schema, revision, isFull, parts }: CopyManifest): OpenContents {
  const names = Object.keys(parts);
  const hashes = names.flatMap((name) => /^pictures\/(\w+)/.exec(name)?.[1] ?? []);
  const checked = (name: string) => checkedBytes(zip, name, parts[name]);
  const contents: ShopContents = {
    schema,
    revision,
    isFull,
    tables: names.flatMap((name) => /^tables\/(\w+)/.exec(name)?.[1] ?? []),
    hashes,
    rows: (table) => copiedRows(checked(tablePart(table)), tablePart(table), parts[tablePart(table)]?.rows),
    async *pictures() {
      for (const hash of hashes) {
        const name = picturePart(hash);
        const bytes = await buffer(checked(name));
        if (parts[name]?.sha256 !== hash || !isWebp(bytes)) throw refusedCopy.notPicture(name);
        yield { hash, bytes };
      }
    },
  };
  return { ...contents, close: async () => zip.close() };
}

async function* checkedBytes(zip: OpenedZip, name: string, part?: CopyPart): AsyncGenerator<Uint8Array> {
  const entry = zip.entries.get(name);
  if (!entry || !part) throw refusedCopy.missing(name);
  const hash = createHash("sha256");
  try {
    for await (const chunk of await zip.read(entry)) {
      hash.update(chunk);
      yield chunk;
    }
  } catch (error) {
    throw zipRefusal(error, () => refusedCopy.wrongSum(name));
  }
  if (hash.digest("hex") !== part.sha256) throw refusedCopy.wrongSum(name);
}

/** Every picture of the shop is a WebP (decision 32). */
const isWebp = (bytes: Buffer): boolean =>
  bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP";

/** PostgreSQL's integers have 32 bits. */
const rowSchema = z
  .record(z.string().regex(/^[a-z_]{1,60}$/), z.union([z.string(), z.int32(), z.null()]))
  .refine((row) => Object.entries(row).every(([column, value]) => value === null || isSound(column, value)));

/** Columns from which the shop goes on counting. */
const COUNTED = new Set(["number", "position", "revision"]);

const TIME = /(?:^|_)at$/;

/** Refuses values that every column accepts, but that the shop could not work with. */
function isSound(column: string, value: string | number): boolean {
  if (COUNTED.has(column)) return Math.abs(Number(value)) <= MAX_COUNTED;
  return !TIME.test(column) || z.iso.datetime().safeParse(value).success;
}

/** The rows of a table, a line each. `expected` is how many the manifest names. */
async function* copiedRows(
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
    // A long line comes in many chunks. Only the new chunk is split, because splitting the whole line each time would be slow.
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
