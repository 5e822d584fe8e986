import type { ServerMetadata } from "openid-client";
import { askProvider, PATIENCE_MS } from "./ask-provider.ts";

const SECOND = 1000;
const KEPT = 24 * 3600 * SECOND;
/** A provider that is away is not asked for everybody who comes. */
const PAUSE = 2 * SECOND;

export type Discovery = { find(): Promise<ServerMetadata> };

type Parts = { issuer: string; clientId: string; elapsed?: (() => number) | undefined };
type Found = { at: number; server?: ServerMetadata; failure?: unknown };

/** Asks where a provider's addresses are when somebody wants to go there, once for all who wait. */
export function createDiscovery({ issuer, clientId, elapsed = () => performance.now() }: Parts): Discovery {
  let found: Found | undefined;
  let asking: Promise<Found> | undefined;

  return {
    async find() {
      if (!found || elapsed() - found.at > (found.server ? KEPT : PAUSE)) found = await askOnce();
      if (found.server) return found.server;
      throw found.failure;
    },
  };

  function askOnce(): Promise<Found> {
    asking ??= ask()
      .then((server): Found => ({ at: elapsed(), server }))
      .catch((failure: unknown): Found => ({ at: elapsed(), failure }))
      .finally(() => {
        asking = undefined;
      });
    return asking;
  }

  async function ask(): Promise<ServerMetadata> {
    const openid = await import("openid-client");
    const isInsecure = issuer.startsWith("http:");
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const configuration = await openid.discovery(new URL(issuer), clientId, undefined, undefined, {
      [openid.customFetch]: (url, { method, headers }) => askProvider(url, { method, headers, signal }),
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
