import { type Ask, type ErrorCode, ShopError } from "../../domain/error.ts";

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

/** The one place where a failure becomes an answer: what we did not expect is told to nobody but the log. */
export function problemFor(error: unknown, { asPage = false } = {}): Response {
  const say = asPage ? problemPage : problem;
  if (!(error instanceof ShopError)) return say(500, "Bir şeyler ters gitti, biraz sonra tekrar dene");
  return say(STATUS[error.code], error.message, headersFor(error), error.ask);
}

export const problem = (status: number, detail: string, headers: Record<string, string> = {}, ask?: Ask): Response =>
  Response.json({ detail, ...ask }, { status, headers: { "Cache-Control": "no-store", ...headers } });

/** For a browser that asked for a page: one sentence of ours, and a way to try again. */
const problemPage = (status: number, detail: string, headers: Record<string, string> = {}): Response =>
  new Response(
    `<!doctype html><html lang="tr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Birazdan tekrar dene</title><main><h1>${detail}</h1><p><a href="">Tekrar dene</a></p></main></html>`,
    { status, headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store", ...headers } },
  );

export const wrongMethod = (allowed: string): Response =>
  problem(405, "Bu adrese böyle bir istek gönderilemez", { Allow: allowed });

function headersFor({ code, retryAfterSeconds }: ShopError): Record<string, string> {
  if (code === "unauthenticated") return { "WWW-Authenticate": "Bearer" };
  const comesBack = code === "throttled" || code === "unavailable";
  return comesBack ? { "Retry-After": String(retryAfterSeconds ?? RETRY_AFTER_SECONDS) } : {};
}
