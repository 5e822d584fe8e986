import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** One body in every supported encoding; pictures and fonts are compressed already and have only `identity`. */
export type Encoded = { identity: Buffer; br?: Buffer; gzip?: Buffer };
export type Encoding = keyof Encoded;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Quick enough for an answer that somebody waits for. The files of a build are compressed better, by the build. */
const BROTLI_QUALITY = 8;
const GZIP_LEVEL = 4;

export async function encode(identity: Buffer): Promise<Encoded> {
  const [br, gzipped] = await Promise.all([encodeAs("br", identity), encodeAs("gzip", identity)]);
  return { identity, br, gzip: gzipped };
}

export async function encodeAs(encoding: Encoding, identity: Buffer): Promise<Buffer> {
  if (encoding === "identity") return identity;
  const compressed = await (encoding === "br" ? asBrotli(identity) : asGzip(identity));
  // zlib returns a view of a buffer of at least 16 KB; a copy holds only its own bytes in memory.
  return Buffer.from(compressed);
}

const asGzip = (identity: Buffer) => compressGzip(identity, { level: GZIP_LEVEL });

const asBrotli = (identity: Buffer) =>
  compressBrotli(identity, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    },
  });

/** The smallest encoding that the client accepts. `identity;q=0` is not supported, since no client sends it. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return "identity";
  if (accepts(acceptEncoding, "br")) return "br";
  return accepts(acceptEncoding, "gzip") ? "gzip" : "identity";
}

export const acceptsGzip = (acceptEncoding: string): boolean => accepts(acceptEncoding, "gzip");

const accepts = (header: string, coding: string): boolean =>
  header.split(",").some((part) => {
    const [name = "", ...parameters] = part.split(";").map((token) => token.trim().toLowerCase());
    return name === coding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
