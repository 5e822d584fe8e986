import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";
import { manifestSchema } from "../../../domain/backup/copy-format.ts";
import { openZip } from "../../../server/backup/zip-entries.ts";

export type Parts = Map<string, Buffer>;

/** The parts of a copy, unpacked. */
export async function partsIn(path: string): Promise<Parts> {
  const zip = await openZip(path);
  const parts: Parts = new Map();
  for (const [name, entry] of zip.entries) parts.set(name, await buffer(await zip.read(entry)));
  zip.close();
  return parts;
}

export async function zipOf(parts: Iterable<readonly [string, Buffer]>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of parts) {
    const how = { mtime: new Date(0), mode: 0o100600, compress: /\.(?:jsonl|txt)$/.test(name) };
    zip.addReadStreamLazy(name, how, (use) => use(null, Readable.from([bytes], { objectMode: false })));
  }
  zip.end();
  return buffer(zip.outputStream);
}

/** A copy with some parts changed, whose manifest says so; `manifest` changes what it says. */
export function changed(parts: Parts, changes: Record<string, string | undefined>, manifest: object = {}): Parts {
  const next = new Map(parts);
  const written = manifestSchema.parse(JSON.parse(String(parts.get("manifest.json"))));
  for (const [name, text] of Object.entries(changes)) {
    if (text === undefined) next.delete(name);
    else {
      const bytes = Buffer.from(text);
      next.set(name, bytes);
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      written.parts[name] = { rows: text.split("\n").length - 1, bytes: bytes.length, sha256 };
    }
  }
  return next.set("manifest.json", Buffer.from(JSON.stringify({ ...written, ...manifest })));
}

/** The rows of a table with the first one changed. */
export function firstRow(parts: Parts, table: string, changes: object): Record<string, string> {
  const [first = "{}", ...rest] = String(parts.get(`tables/${table}.jsonl`)).split("\n");
  return { [`tables/${table}.jsonl`]: [JSON.stringify({ ...JSON.parse(first), ...changes }), ...rest].join("\n") };
}

/** Replaces bytes everywhere, in the headers too. */
export function patched(zip: Buffer, from: string, to: string): Buffer {
  return Buffer.from(zip.toString("latin1").replaceAll(from, to), "latin1");
}

/** Changes what the central directory says of a file: the field at `offset` of its header. */
export function patchedHeader(zip: Buffer, name: string, offset: number, value: number): Buffer {
  const next = Buffer.from(zip);
  const header = next.lastIndexOf(name) - 46;
  if (offset < 16) next.writeUInt16LE(value, header + offset);
  else next.writeUInt32LE(value, header + offset);
  return next;
}
