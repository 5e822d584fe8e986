import { z } from "zod";
import { SIGN_IN_WAYS } from "./session.ts";

/** A sign-in as the account page lists it. */
export const ownSignInSchema = z.object({
  id: z.string(),
  device: z.string(),
  way: z.enum(SIGN_IN_WAYS),
  startedAt: z.string(),
  usedAt: z.string(),
  isCurrent: z.boolean(),
});

export type OwnSignIn = z.output<typeof ownSignInSchema>;
