import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding, type Encoded, type Encoding } from "./encoded.ts";
import { isKnownEtag, weakEtag } from "./known-etag.ts";
import { rawHeader } from "./raw-header.ts";

/** An answer ready to leave: for every encoding the header lines and the body. */
export type PageBytes = {
  status: number;
  etag: string;
  size: number;
  forms: Record<Encoding, Form>;
};

type Form = { headers: string[]; notModified: string[]; body: Body };

/** A text has a character for each byte. */
type Body = Buffer | string;

/**
 * Up to 16 KB a text leaves in one piece with its headers, without memory of its own, and bytes leave beside them; what is
 * longer is quicker as bytes. Two of the 16 are for the headers.
 */
const LONGEST_TEXT = 14 * 1024;

/** What an answer weighs besides its bodies: three lists of headers, its names, its place. */
const OVERHEAD = 4096;

export type PageHeaders = Record<string, string>;

export function pageBytes(encoded: Encoded, headers: PageHeaders, status = 200): PageBytes {
  const etag = weakEtag(encoded.identity);
  const shared = { ...headers, ETag: etag, Vary: "Accept-Encoding" };
  const identity = form(encoded.identity, undefined, shared);
  return {
    status,
    etag,
    // A text does not share the bytes that its rendering keeps.
    size:
      OVERHEAD +
      encoded.identity.length * (typeof identity.body === "string" ? 2 : 1) +
      (encoded.br?.length ?? 0) +
      (encoded.gzip?.length ?? 0),
    forms: {
      identity,
      br: encoded.br ? form(encoded.br, "br", shared) : identity,
      gzip: encoded.gzip ? form(encoded.gzip, "gzip", shared) : identity,
    },
  };
}

/** Chooses the encoding and nothing else, because nearly every request passes here. */
export function sendPage(page: PageBytes, request: IncomingMessage, response: ServerResponse): void {
  const { rawHeaders } = request;
  const form = page.forms[encodingFor(rawHeader(rawHeaders, "accept-encoding"))];
  const known = rawHeader(rawHeaders, "if-none-match");
  if (known !== undefined && page.status === 200 && isKnownEtag(known, page.etag)) {
    response.writeHead(304, form.notModified).end();
    return;
  }
  response.writeHead(page.status, form.headers);
  if (request.method === "HEAD") response.end();
  else response.end(form.body, "latin1");
}

function form(bytes: Buffer, encoding: string | undefined, shared: PageHeaders): Form {
  const { "Content-Type": type, ...rest } = shared;
  const typed = type ? { "Content-Type": type } : {};
  const coding = encoding ? { "Content-Encoding": encoding } : {};
  return {
    body: bytes.length <= LONGEST_TEXT ? bytes.toString("latin1") : bytes,
    headers: Object.entries({ ...typed, ...coding, "Content-Length": `${bytes.length}`, ...rest }).flat(),
    notModified: Object.entries(rest).flat(),
  };
}

const MAX_REMEMBERED_HEADERS = 256;
const encodings = new Map<string, Encoding>();

/** Browsers send a handful of different headers, over and over. */
function encodingFor(header = ""): Encoding {
  const known = encodings.get(header);
  if (known) return known;
  const encoding = chooseEncoding(header);
  if (encodings.size < MAX_REMEMBERED_HEADERS) encodings.set(header, encoding);
  return encoding;
}
