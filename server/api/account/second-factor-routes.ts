import { z } from "zod";
import {
  newKeySchema,
  ownPasskeysSchema,
  secondFactorSchema,
  signedInSchema,
} from "../../../domain/account/account-answers.ts";
import { code } from "../../../domain/account/credentials.ts";
import { madePasskeySchema, shownPasskeySchema } from "../../../domain/account/second-factors.ts";
import type { User } from "../../../domain/account/user.ts";
import { ShopError } from "../../../domain/error.ts";
import type { AccountDesk } from "../../account/account-desk.ts";
import { everyone, signedIn, staffOnly } from "../../sign-in/access.ts";
import { type ApiRoute, apiRoute } from "../api-route.ts";

export const secondFactorRoutes = ({ codes, secondFactors, freshProof }: AccountDesk): ApiRoute[] => [
  apiRoute("GET /api/account/second-factor", {
    access: signedIn,
    summary: "İki adımlı giriş açık mı, kaç kurtarma kodu kaldı",
    answer: secondFactorSchema,
    handle: ({ caller }) => codes.status(caller.user),
  }),
  apiRoute("POST /api/account/second-factor/key", {
    access: staffOnly,
    summary: "İki adımlı giriş için yeni anahtar; ilk kodu yazılana kadar sayılmaz",
    answer: newKeySchema,
    needsProof: true,
    handle: ({ caller }) => codes.begin(caller),
  }),
  apiRoute("POST /api/account/second-factor", {
    access: staffOnly,
    summary: "Uygulamanın ilk koduyla açar; kurtarma kodlarını bir kez verir",
    body: z.object({ code }),
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
    needsProof: true,
    records: "second-factor-turned-on",
    handle: async ({ caller, body }) => ({ recoveryCodes: await codes.turnOn(caller, body.code) }),
  }),
  apiRoute("POST /api/account/second-factor/off", {
    access: signedIn,
    summary: "Bir kodla kapatır",
    body: z.object({ code }),
    records: "second-factor-turned-off",
    async handle({ caller, body }) {
      if (!(await codes.areRequired(caller.user.id))) throw new ShopError("conflict", "İki adımlı giriş zaten kapalı");
      await freshProof.verify(caller, { code: body.code });
      await secondFactors.turnOff(caller.user.id);
    },
  }),
];

/** The options that WebAuthn defines, for the browser to read. */
const question = z.looseObject({ challenge: z.string() });

export function passkeyRoutes({ passkeys, signIn, throttle }: AccountDesk): ApiRoute[] {
  return [
    apiRoute("POST /api/auth/passkey/question", {
      access: everyone,
      summary: "Parmak iziyle giriş için cihaza sorulacak soru",
      answer: question,
      async handle({ visitor }) {
        throttle.countSignIn(visitor.address);
        return { ...(await passkeys.signInOptions()) };
      },
    }),
    apiRoute("POST /api/auth/passkey", {
      access: everyone,
      summary: "Cihazın cevabıyla giriş",
      body: shownPasskeySchema,
      answer: signedInSchema,
      handle: ({ body, visitor }) => signIn.withPasskey(body, visitor),
    }),
    apiRoute("GET /api/account/passkeys", {
      access: signedIn,
      summary: "Parmak izi ya da yüzle girilen kendi cihazları",
      answer: ownPasskeysSchema,
      handle: ({ caller }) => listOf(caller.user),
    }),
    apiRoute("POST /api/account/passkeys/question", {
      access: signedIn,
      summary: "Yeni cihaz eklemek için ona sorulacak soru",
      answer: question,
      needsProof: true,
      handle: async ({ caller }) => ({ ...(await passkeys.registrationOptions(caller.user)) }),
    }),
    apiRoute("POST /api/account/passkeys", {
      access: signedIn,
      summary: "Cihazın cevabıyla onu ekler",
      body: madePasskeySchema,
      answer: ownPasskeysSchema,
      needsProof: true,
      records: "passkey-added",
      async handle({ caller, body, visitor }) {
        await passkeys.add(caller, body, visitor.device);
        return listOf(caller.user);
      },
    }),
    apiRoute("DELETE /api/account/passkeys/:id", {
      access: signedIn,
      summary: "Bir cihazı çıkarır",
      answer: ownPasskeysSchema,
      needsProof: true,
      records: "passkey-removed",
      async handle({ caller, id }) {
        await passkeys.remove(caller.user, id);
        return listOf(caller.user);
      },
    }),
  ];

  async function listOf(user: User): Promise<z.output<typeof ownPasskeysSchema>> {
    const own = await passkeys.list(user);
    return { passkeys: own.map(({ id, name, madeAt, usedAt }) => ({ id, name, madeAt, usedAt })) };
  }
}
