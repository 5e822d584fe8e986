import { z } from "zod";

const UNREADABLE = "Cihazın cevabı okunamadı";

const bytes = (max: number) =>
  z
    .string({ error: UNREADABLE })
    .max(max, { error: UNREADABLE })
    .regex(/^[A-Za-z0-9_-]+$/, { error: UNREADABLE });

const answer = { id: bytes(1400), type: z.literal("public-key", { error: UNREADABLE }) };

/** A browser's answer after it has created a passkey (WebAuthn, as JSON). */
export const madePasskeySchema = z.object(
  {
    ...answer,
    response: z.object({
      clientDataJSON: bytes(8000),
      attestationObject: bytes(16_000),
      transports: z.array(z.string().max(20)).max(8).optional(),
    }),
  },
  { error: UNREADABLE },
);

/** A browser's answer at a sign-in with a passkey that its person has just unlocked. */
export const shownPasskeySchema = z.object(
  {
    ...answer,
    response: z.object({
      clientDataJSON: bytes(8000),
      authenticatorData: bytes(8000),
      signature: bytes(4000),
      userHandle: bytes(100),
    }),
  },
  { error: UNREADABLE },
);

export type MadePasskey = z.output<typeof madePasskeySchema>;
export type ShownPasskey = z.output<typeof shownPasskeySchema>;
