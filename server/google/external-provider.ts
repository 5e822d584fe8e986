import { z } from "zod";
import { externalProfileSchema } from "../../domain/account/credentials.ts";
import type { SignInProvider } from "../sign-in/google.ts";
import { fetchFromProvider, PROVIDER_TIMEOUT_MS } from "./provider-fetch.ts";

export const createExternalProvider = (sessionUrl: string): SignInProvider => ({
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
