import type { Hono } from "hono";
import { z } from "zod";
import type { Accounts } from "../../domain/account/accounts.ts";
import { externalProfileSchema } from "../../domain/account/credentials.ts";
import type { Config } from "../config/config.ts";
import type { Environment } from "../http/client-address.ts";
import type { Log } from "../log/log.ts";
import type { SignInProvider } from "../sign-in/google.ts";
import { createBuiltInGoogle, GOOGLE_START, withReturn } from "./built-in-google.ts";
import { createDemoProvider, DEMO_PATH } from "./demo-provider.ts";
import { fetchFromProvider, PROVIDER_TIMEOUT_MS } from "./open-id-client.ts";

/** The address behind the Google button. Empty in a live shop without a provider. */
export function googleStartUrl({ externalProvider, google, hasTrialSignIn, publicUrl }: Config): string {
  if (externalProvider) return withReturn(externalProvider.url, publicUrl);
  if (google) return withReturn(`${publicUrl}${GOOGLE_START}`, publicUrl);
  return hasTrialSignIn ? withReturn(`${publicUrl}${DEMO_PATH}`, publicUrl) : "";
}

type Parts = { config: Config; accounts: Accounts; now: () => Date; elapsed?: (() => number) | undefined; log: Log };
type Chosen = { provider?: SignInProvider; pages?: Hono<Environment> };

export function chooseProvider({ config, ...parts }: Parts): Chosen {
  const { externalProvider, google, hasTrialSignIn, publicUrl, trustedProxies } = config;
  if (externalProvider) return { provider: createExternalProvider(externalProvider.sessionUrl) };
  if (google) return createBuiltInGoogle({ ...parts, ...google, publicUrl, trustedProxies });
  return hasTrialSignIn ? createDemoProvider({ publicUrl, now: parts.now }) : {};
}

const createExternalProvider = (sessionUrl: string): SignInProvider => ({
  name: new URL(sessionUrl).host,
  async exchange(sessionId) {
    const response = await fetchFromProvider(sessionUrl, {
      headers: { "X-Session-ID": sessionId, Accept: "application/json" },
      signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`the provider answered ${response.status}`);
    const body: unknown = await response.json();
    const proof = addressProof.parse(body);
    return { ...externalProfileSchema.parse(body), provesAddress: Object.values(proof).includes(true) };
  },
});

/** A missing field means that the address is not proven. A value other than true is refused. */
const addressProof = z.object({
  email_verified: z.literal(true).optional(),
  verified_email: z.literal(true).optional(),
});
