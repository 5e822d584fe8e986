import type { ServerMetadata } from "openid-client";
import { readBytes } from "../http/bounded-body.ts";

const SECOND = 1000;
const LIFETIME_MS = 24 * 3600 * SECOND;
/** The pause after a failure, so that not every sign-in asks a provider that is down. */
const RETRY_MS = 2 * SECOND;

type Parts = {
  issuer: string;
  clientId: string;
  elapsed?: (() => number) | undefined;
  /** Called when a refresh fails and the earlier metadata stays in use. */
  onRefreshFailed: (cause: unknown) => void;
};
type Loaded = { at: number; server?: ServerMetadata | undefined; failure?: unknown };

/**
 * Loads a provider's addresses at the first sign-in, and again after a day. Simultaneous sign-ins share one request, and
 * earlier metadata stays in use until newer metadata arrives.
 */
export function createDiscovery({ issuer, clientId, elapsed = () => performance.now(), onRefreshFailed }: Parts) {
  let loaded: Loaded | undefined;
  let pending: Promise<Loaded> | undefined;

  return {
    async find(): Promise<ServerMetadata> {
      const isDue = !loaded || elapsed() - loaded.at > (loaded.failure === undefined ? LIFETIME_MS : RETRY_MS);
      const refresh = isDue ? loadOnce() : undefined;
      if (loaded?.server) return loaded.server;
      const { server, failure } = (await refresh) ?? loaded ?? {};
      if (server) return server;
      throw failure;
    },
  };

  function loadOnce(): Promise<Loaded> {
    pending ??= load()
      .then((server): Loaded => ({ at: elapsed(), server }))
      .catch(keepEarlier)
      .then((result) => {
        pending = undefined;
        loaded = result;
        return result;
      });
    return pending;
  }

  function keepEarlier(failure: unknown): Loaded {
    const server = loaded?.server;
    if (server) onRefreshFailed(failure);
    return { at: elapsed(), server, failure };
  }

  async function load(): Promise<ServerMetadata> {
    const openid = await import("openid-client");
    const isInsecure = issuer.startsWith("http:");
    const signal = AbortSignal.timeout(PROVIDER_TIMEOUT_MS);
    const configuration = await openid.discovery(new URL(issuer), clientId, undefined, undefined, {
      [openid.customFetch]: (url, { method, headers }) => fetchFromProvider(url, { method, headers, signal }),
      execute: isInsecure ? [openid.allowInsecureRequests] : [],
    });
    const server = configuration.serverMetadata();
    for (const address of [server.authorization_endpoint, server.token_endpoint, server.jwks_uri]) {
      if (!isTrusted(address, issuer)) throw new TypeError("the provider names an address that is not its own");
    }
    return server;
  }
}

/** Trusts addresses over TLS, and addresses on the provider's own origin. */
function isTrusted(address: string | undefined, issuer: string): boolean {
  if (address === undefined || !URL.canParse(address)) return false;
  const { protocol, origin } = new URL(address);
  return origin === new URL(issuer).origin || (protocol === "https:" && issuer.startsWith("https:"));
}

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
