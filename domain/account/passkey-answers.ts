import { z } from "zod";

const MISREAD = "Cihazın cevabı okunamadı";

const bytes = (max: number) =>
  z
    .string({ error: MISREAD })
    .max(max, { error: MISREAD })
    .regex(/^[A-Za-z0-9_-]+$/, { error: MISREAD });

const answer = { id: bytes(1400), type: z.literal("public-key", { error: MISREAD }) };

/** What a browser says of a passkey that it has just made (WebAuthn, as JSON). */
export const madePasskeySchema = z.object(
  {
    ...answer,
    response: z.object({
      clientDataJSON: bytes(8000),
      attestationObject: bytes(16_000),
      transports: z.array(z.string().max(20)).max(8).optional(),
    }),
  },
  { error: MISREAD },
);

/** What it says to show that the passkey is there, and that its person has just unlocked it. */
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
  { error: MISREAD },
);

export type MadePasskey = z.output<typeof madePasskeySchema>;
export type ShownPasskey = z.output<typeof shownPasskeySchema>;
