import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding, type Encoded, type Encoding } from "./encoded.ts";
import { isKnownEtag, weakEtag } from "./known-etag.ts";

/** An answer ready to leave: for every encoding the header lines and the body. */
export type PageBytes = {
  status: number;
  etag: string;
  size: number;
  forms: Record<Encoding, Form>;
};

type Form = { headers: string[]; notModified: string[]; body: Buffer };

/** What an answer weighs besides its bodies: three lists of headers, its names, its place. */
const OVERHEAD = 4096;

export type PageHeaders = Record<string, string>;

export function pageBytes(encoded: Encoded, headers: PageHeaders, status = 200): PageBytes {
  const { identity, br, gzip } = encoded;
  const etag = weakEtag(identity);
  const shared = { ...headers, ETag: etag, Vary: "Accept-Encoding" };
  const plain = form(identity, undefined, shared);
  return {
    status,
    etag,
    size: OVERHEAD + identity.length + (br?.length ?? 0) + (gzip?.length ?? 0),
    forms: {
      identity: plain,
      br: br ? form(br, "br", shared) : plain,
      gzip: gzip ? form(gzip, "gzip", shared) : plain,
    },
  };
}

/** Chooses the encoding and nothing else, because nearly every request passes here. */
export function sendPage(page: PageBytes, { method, headers }: IncomingMessage, response: ServerResponse): void {
  const form = page.forms[chooseEncoding(headers["accept-encoding"])];
  if (
    headers["if-none-match"] !== undefined &&
    page.status === 200 &&
    isKnownEtag(headers["if-none-match"], page.etag)
  ) {
    response.writeHead(304, form.notModified).end();
    return;
  }
  response.writeHead(page.status, form.headers);
  if (method === "HEAD") response.end();
  else response.end(form.body);
}

/** The same for the app, which answers what had to be made first. */
export function pageAnswer(page: PageBytes, { method, headers }: Request): Response {
  const form = page.forms[chooseEncoding(headers.get("Accept-Encoding") ?? undefined)];
  const isKnown = page.status === 200 && isKnownEtag(headers.get("If-None-Match"), page.etag);
  if (isKnown) return new Response(null, { status: 304, headers: pairsOf(form.notModified) });
  const isEmpty = method === "HEAD" || form.body.length === 0;
  return new Response(isEmpty ? null : new Uint8Array(form.body), {
    status: page.status,
    headers: pairsOf(form.headers),
  });
}

const pairsOf = (flat: readonly string[]): [string, string][] =>
  flat.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, flat[at + 1] ?? ""]] : []));

function form(body: Buffer, encoding: string | undefined, shared: PageHeaders): Form {
  const { "Content-Type": type, ...rest } = shared;
  const typed = type ? { "Content-Type": type } : {};
  const coding = encoding ? { "Content-Encoding": encoding } : {};
  return {
    body,
    headers: Object.entries({ ...typed, ...coding, "Content-Length": `${body.length}`, ...rest }).flat(),
    notModified: Object.entries(rest).flat(),
  };
}
