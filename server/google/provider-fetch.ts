import { readBytes } from "../http/bounded-body.ts";

/** For all requests to a provider together that one answer of the shop waits for. */
export const PROVIDER_TIMEOUT_MS = 5000;

const RESPONSE_LIMIT = 64 * 1024;

type ProviderRequest = {
  method?: string;
  headers: Record<string, string>;
  body?: URLSearchParams | null;
  signal: AbortSignal;
};

/** Reads a provider's response up to its limit and follows no redirect. */
export async function fetchFromProvider(url: string, request: ProviderRequest): Promise<Response> {
  const disconnect = new AbortController();
  try {
    const signal = AbortSignal.any([request.signal, disconnect.signal]);
    const response = await fetch(url, { ...request, redirect: "manual", signal });
    const { status, headers } = response;
    return new Response(new Uint8Array(await readBytes(response, RESPONSE_LIMIT)), { status, headers });
  } finally {
    disconnect.abort();
  }
}
