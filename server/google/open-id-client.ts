import type { Configuration, ExportedJWKSCache, ServerMetadata } from "openid-client";
import { z } from "zod";
import { type ExternalProfile, externalProfileSchema } from "../../domain/account/credentials.ts";
import { createDiscovery } from "./discovery.ts";
import { fetchFromProvider, PROVIDER_TIMEOUT_MS } from "./provider-fetch.ts";

type OpenId = typeof import("openid-client");

/** A shop without Google, and one where nobody goes there, does without it. */
const library = (): Promise<OpenId> => import("openid-client");

/** What only the browser that began knows, until it comes back. */
export const flowSchema = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });
export type Flow = z.output<typeof flowSchema>;

export type Registration = { clientId: string; clientSecret: string; issuer: string };
type Parts = Registration & {
  callbackUrl: string;
  elapsed?: (() => number) | undefined;
  onOutdated: (cause: unknown) => void;
};

export function createOpenIdClient(parts: Parts) {
  const { clientId, clientSecret, issuer, callbackUrl } = parts;
  const discovery = createDiscovery(parts);
  let keys: ExportedJWKSCache | undefined;

  return {
    async begin(): Promise<{ url: string; flow: Flow }> {
      const openid = await library();
      const flow = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
      };
      const url = openid.buildAuthorizationUrl(configured(openid, await discovery.find()), {
        redirect_uri: callbackUrl,
        scope: "openid email profile",
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: "S256",
      });
      return { url: url.href, flow };
    },

    /** The profile behind this answer; throws for everything that is not as it should be. */
    async finish(answer: URLSearchParams, { state, nonce, verifier }: Flow): Promise<ExternalProfile> {
      const signal = AbortSignal.timeout(PROVIDER_TIMEOUT_MS);
      const openid = await library();
      const configuration = asking(openid, await discovery.find(), signal);
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

  function configured(openid: OpenId, server: ServerMetadata): Configuration {
    const configuration = new openid.Configuration(server, clientId, clientSecret);
    if (issuer.startsWith("http:")) openid.allowInsecureRequests(configuration);
    return configuration;
  }

  /** One for each flow: whatever it asks shares the same five seconds. */
  function asking(openid: OpenId, server: ServerMetadata, signal: AbortSignal): Configuration {
    const configuration = configured(openid, server);
    const known = [server.token_endpoint, server.jwks_uri];
    configuration[openid.customFetch] = (url, { method, headers, body }) => {
      if (!known.includes(url)) throw new TypeError("not an address that the provider named");
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

/** Google's own mailboxes; of any other, without the domain that Google keeps for its owner, it knows only that a letter was once answered. */
const OWN_MAILBOX = /@(?:gmail|googlemail)\.com$/i;

/** Providers do not promise a name. */
function profileIn(claims: unknown): ExternalProfile {
  const { sub: id, email, hd, name } = claimsSchema.parse(claims);
  const profile = externalProfileSchema.parse({ id, email, name: name?.trim() || email.replace(/@.*/, "") });
  return { ...profile, provesAddress: hd !== undefined || OWN_MAILBOX.test(profile.email) };
}
