import { readBytes } from "../http/bounded-body.ts";

/** In all, for whatever a provider is asked while somebody waits. */
export const PROVIDER_TIMEOUT_MS = 5000;

const ANSWER_LIMIT = 64 * 1024;

type Question = {
  method?: string;
  headers: Record<string, string>;
  body?: URLSearchParams | null;
  signal: AbortSignal;
};

/** A provider's answer is read to its limit and no further; where it sends us elsewhere, nobody goes. */
export async function fetchFromProvider(url: string, question: Question): Promise<Response> {
  const hangUp = new AbortController();
  try {
    const signal = AbortSignal.any([question.signal, hangUp.signal]);
    const answer = await fetch(url, { ...question, redirect: "manual", signal });
    const { status, headers } = answer;
    return new Response(new Uint8Array(await readBytes(answer, ANSWER_LIMIT)), { status, headers });
  } finally {
    hangUp.abort();
  }
}
