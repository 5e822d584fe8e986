import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type ErrorCode, ShopError } from "../../domain/error.ts";
import type { Config } from "../config/config.ts";
import { safestHeaders } from "./headers.ts";
import { isRead } from "./request-guard.ts";

const STATUS: Record<ErrorCode, number> = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  "not-found": 404,
  conflict: 409,
  "too-large": 413,
  "wrong-type": 415,
  invalid: 422,
  throttled: 429,
  unavailable: 503,
};

const RETRY_AFTER_SECONDS = 5;

export type Problem = { status: number; headers: Record<string, string>; body: string };

/** Turns every failure into an answer. The cause of an unexpected one appears only in the log. */
export function problemOf(error: unknown, { asPage = false } = {}): Problem {
  const write = asPage ? asHtml : asJson;
  if (!(error instanceof ShopError)) return write(500, "Bir şeyler ters gitti, biraz sonra tekrar dene");
  return write(STATUS[error.code], error.message, headersFor(error), { field: error.field, ...error.requiredProof });
}

export const problemResponse = (error: unknown, how?: { asPage?: boolean }): Response =>
  answerOf(problemOf(error, how));

export const problem = (status: number, detail: string, headers: Record<string, string> = {}): Response =>
  answerOf(asJson(status, detail, headers));

/** Whether the client is a browser that wants a page: it gets the sentence as HTML, with a link to try again. */
export const wantsPage = (path: string, accept = ""): boolean =>
  !path.startsWith("/api/") && accept.startsWith("text/html");

const answerOf = ({ status, headers, body }: Problem): Response => new Response(body, { status, headers });

function asJson(status: number, detail: string, headers: Record<string, string> = {}, hints?: object): Problem {
  const base = { "Content-Type": "application/json", "Cache-Control": "no-store" };
  return { status, headers: { ...base, ...headers }, body: JSON.stringify({ detail, ...hints }) };
}

function asHtml(status: number, detail: string, headers: Record<string, string> = {}): Problem {
  const base = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" };
  const body = `<!doctype html><html lang="tr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Birazdan tekrar dene</title><main><h1>${detail}</h1><p><a href="">Tekrar dene</a></p></main></html>`;
  return { status, headers: { ...base, ...headers }, body };
}

export const wrongMethod = (allowed: string): Response =>
  problem(405, "Bu adrese böyle bir istek gönderilemez", { Allow: allowed });

type FindFile = (path: string, request: Request) => Promise<Response | undefined>;

/** Answers requests for files below a folder; undefined for all other addresses. */
export const readsBelow =
  (folder: string, missing: string, find: FindFile) =>
  async (request: Request): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(folder)) return undefined;
    if (!isRead(request.method)) return wrongMethod("GET, HEAD");
    return (await find(pathname, request)) ?? problem(404, missing);
  };

function headersFor({ code, retryAfterSeconds }: ShopError): Record<string, string> {
  if (code === "unauthenticated") return { "WWW-Authenticate": "Bearer" };
  const mayRetry = code === "throttled" || code === "unavailable";
  return mayRetry ? { "Retry-After": String(retryAfterSeconds ?? RETRY_AFTER_SECONDS) } : {};
}

export type Refuse = (error: ShopError, incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** Refuses without involving the app, as cheaply as a cached page is sent. Node discards the rest of the body. */
export function refuseFor({ publicUrl, trustedProxies }: Pick<Config, "publicUrl" | "trustedProxies">): Refuse {
  const safest = safestHeaders(publicUrl);
  return (error, { url = "", headers: requested }, outgoing) => {
    const { status, headers, body } = problemOf(error, { asPage: wantsPage(url, requested.accept) });
    const id = requestIdOf(requested["x-request-id"]?.toString(), trustedProxies);
    const length = Buffer.byteLength(body);
    outgoing.writeHead(status, { ...safest, ...headers, [REQUEST_ID]: id, "Content-Length": length }).end(body);
  };
}

export const REQUEST_ID = "X-Request-Id";

const WELL_FORMED = /^[A-Za-z0-9-]{1,64}$/;

/** The id that a proxy of ours gave, so that its log and the shop's can be read together; otherwise a new one. */
export const requestIdOf = (given: string | undefined, trustedProxies: number): string =>
  trustedProxies > 0 && given !== undefined && WELL_FORMED.test(given) ? given : randomUUID();
