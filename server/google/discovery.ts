import type { ServerMetadata } from "openid-client";
import { fetchFromProvider, PROVIDER_TIMEOUT_MS } from "./provider-fetch.ts";

const SECOND = 1000;
const KEPT = 24 * 3600 * SECOND;
/** A provider that is away is not asked for everybody who comes. */
const PAUSE = 2 * SECOND;

type Parts = {
  issuer: string;
  clientId: string;
  elapsed?: (() => number) | undefined;
  /** Asking anew has failed, and the earlier answer serves on. */
  onOutdated: (cause: unknown) => void;
};
type Found = { at: number; server?: ServerMetadata | undefined; failure?: unknown };

/** Asks where a provider's addresses are when somebody wants to go there, once for all who wait. A good answer serves until there is a newer one. */
export function createDiscovery({ issuer, clientId, elapsed = () => performance.now(), onOutdated }: Parts) {
  let found: Found | undefined;
  let asking: Promise<Found> | undefined;

  return {
    async find(): Promise<ServerMetadata> {
      const isDue = !found || elapsed() - found.at > (found.failure === undefined ? KEPT : PAUSE);
      const next = isDue ? askOnce() : undefined;
      // The answer that is there serves while a newer one is asked for.
      if (found?.server) return found.server;
      const { server, failure } = (await next) ?? found ?? {};
      if (server) return server;
      throw failure;
    },
  };

  function askOnce(): Promise<Found> {
    asking ??= ask()
      .then((server): Found => ({ at: elapsed(), server }))
      .catch(failed)
      .then((answer) => {
        asking = undefined;
        found = answer;
        return answer;
      });
    return asking;
  }

  function failed(failure: unknown): Found {
    const server = found?.server;
    if (server) onOutdated(failure);
    return { at: elapsed(), server, failure };
  }

  async function ask(): Promise<ServerMetadata> {
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

/** Over TLS, or where the provider itself is. */
function isTrusted(address: string | undefined, issuer: string): boolean {
  if (address === undefined || !URL.canParse(address)) return false;
  const { protocol, origin } = new URL(address);
  return origin === new URL(issuer).origin || (protocol === "https:" && issuer.startsWith("https:"));
}
