import type { Configuration, ExportedJWKSCache, ServerMetadata } from "openid-client";
import { z } from "zod";
import { type ExternalProfile, externalProfileSchema } from "../../domain/account/credentials.ts";
import { readBytes } from "../http/bounded-body.ts";

type OpenId = typeof import("openid-client");

/** Loaded at the first Google sign-in, because many shops never need it. */
const library = (): Promise<OpenId> => import("openid-client");

/** The secrets of one sign-in. Only the browser that started it holds them, in a sealed cookie. */
export const flowSchema = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });
type Flow = z.output<typeof flowSchema>;

export type Registration = { clientId: string; clientSecret: string; issuer: string };
type Parts = Registration & {
  callbackUrl: string;
  elapsed?: (() => number) | undefined;
  /** Called when a refresh fails and the earlier metadata stays in use. */
  onRefreshFailed: (cause: unknown) => void;
};

export function createOpenIdClient(parts: Parts) {
  const { clientId, clientSecret, issuer, callbackUrl } = parts;
  const discovery = createDiscovery(parts);
  let keys: ExportedJWKSCache | undefined;

  return {
    async start(): Promise<{ url: string; flow: Flow }> {
      const openid = await library();
      const flow = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
      };
      const url = openid.buildAuthorizationUrl(configurationFor(openid, await discovery.find()), {
        redirect_uri: callbackUrl,
        scope: "openid email profile",
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: "S256",
      });
      return { url: url.href, flow };
    },

    /** The profile behind the provider's answer. Throws when any check fails. */
    async finish(answer: URLSearchParams, { state, nonce, verifier }: Flow): Promise<ExternalProfile> {
      const signal = AbortSignal.timeout(PROVIDER_TIMEOUT_MS);
      const openid = await library();
      const configuration = requestingConfiguration(openid, await discovery.find(), signal);
      const tokens = await openid.authorizationCodeGrant(configuration, new URL(`${callbackUrl}?${answer}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      keys = openid.getJwksCache(configuration) ?? keys;
      return profileIn(tokens.claims());
    },
  };

  function configurationFor(openid: OpenId, server: ServerMetadata): Configuration {
    const configuration = new openid.Configuration(server, clientId, clientSecret);
    if (issuer.startsWith("http:")) openid.allowInsecureRequests(configuration);
    return configuration;
  }

  /** A configuration for one sign-in, whose requests share one timeout. */
  function requestingConfiguration(openid: OpenId, server: ServerMetadata, signal: AbortSignal): Configuration {
    const configuration = configurationFor(openid, server);
    const allowed = [server.token_endpoint, server.jwks_uri];
    configuration[openid.customFetch] = (url, { method, headers, body }) => {
      if (!allowed.includes(url)) throw new TypeError("not an address that the provider named");
      return fetchFromProvider(url, { method, headers, body: body instanceof URLSearchParams ? body : null, signal });
    };
    openid.enableNonRepudiationChecks(configuration);
    if (keys) openid.setJwksCache(configuration, keys);
    return configuration;
  }
}

const claimsSchema = z.object({
  sub: z.string(),
  email: z.string(),
  email_verified: z.literal(true),
  hd: z.string().min(1).optional(),
  name: z.string().optional(),
});

/** Google hosts these mailboxes. For an address elsewhere without `hd`, Google knows only that a mail was once answered. */
const GOOGLE_MAILBOX = /@(?:gmail|googlemail)\.com$/i;

/** Providers may omit the name. Then the first part of the address stands in for it. */
function profileIn(claims: unknown): ExternalProfile {
  const { sub: id, email, hd, name } = claimsSchema.parse(claims);
  const profile = externalProfileSchema.parse({ id, email, name: name?.trim() || email.replace(/@.*/, "") });
  return { ...profile, provesAddress: hd !== undefined || GOOGLE_MAILBOX.test(profile.email) };
}

const SECOND = 1000;
const LIFETIME_MS = 24 * 3600 * SECOND;
/** The pause after a failure, so that not every sign-in asks a provider that is down. */
const RETRY_MS = 2 * SECOND;

type Loaded = { at: number; server?: ServerMetadata | undefined; failure?: unknown };

/** Loads a provider's addresses at the first sign-in, and again after a day. Earlier ones stay in use until newer ones arrive. */
function createDiscovery({ issuer, clientId, elapsed = () => performance.now(), onRefreshFailed }: Parts) {
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
    const openid = await library();
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

/** Limits the time of all requests to the provider together for one answer of the shop. */
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
