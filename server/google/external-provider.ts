import { z } from "zod";
import { externalProfileSchema } from "../../domain/account/credentials.ts";
import type { SignInProvider } from "../sign-in/google.ts";
import { fetchFromProvider, PROVIDER_TIMEOUT_MS } from "./provider-fetch.ts";

export const createExternalProvider = (sessionUrl: string): SignInProvider => ({
  name: new URL(sessionUrl).host,
  async exchange(sessionId) {
    const answer = await fetchFromProvider(sessionUrl, {
      headers: { "X-Session-ID": sessionId, Accept: "application/json" },
      signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`the provider answered ${answer.status}`);
    const said: unknown = await answer.json();
    const proof = addressProof.parse(said);
    return { ...externalProfileSchema.parse(said), provesAddress: Object.values(proof).includes(true) };
  },
});

/** An address that the provider is silent about is not proven; one that it denies is refused. */
const addressProof = z.object({
  email_verified: z.literal(true).optional(),
  verified_email: z.literal(true).optional(),
});
