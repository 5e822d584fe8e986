import { z } from "zod";
import { signedInSchema, userSchema } from "../../../domain/account/account-answers.ts";
import { canStillSignIn, LAST_WAY_IN, type ProvenIdentity } from "../../../domain/account/accounts.ts";
import { googleSchema, loginSchema, registerSchema } from "../../../domain/account/credentials.ts";
import { ShopError } from "../../../domain/error.ts";
import type { AccountDesk } from "../../account/account-desk.ts";
import { everyone, signedIn, type Visitor } from "../../sign-in/access.ts";
import { asInvalid } from "../../sign-in/fresh-proof.ts";
import { type ApiRoute, apiRoute } from "../api-route.ts";

export const authRoutes = ({ signIn, sessions }: AccountDesk): ApiRoute[] => [
  apiRoute("POST /api/auth/login", {
    access: everyone,
    summary: "E-posta ve şifre ile giriş",
    body: loginSchema,
    answer: signedInSchema,
    handle: ({ body, visitor }) => signIn.login(body, visitor),
  }),
  apiRoute("POST /api/auth/register", {
    access: everyone,
    summary: "Yeni müşteri hesabı",
    body: registerSchema,
    answer: signedInSchema,
    handle: ({ body, visitor }) => signIn.register(body, visitor),
  }),
  apiRoute("POST /api/auth/google", {
    access: everyone,
    summary: "Google'dan dönen tek kullanımlık kimlikle giriş",
    body: googleSchema,
    answer: signedInSchema,
    handle: ({ body, visitor }) => signIn.withGoogle(body, visitor),
  }),
  apiRoute("POST /api/auth/logout", {
    access: signedIn,
    summary: "Anahtarı geçersiz kılar",
    handle: ({ caller }) => sessions.end(caller.token),
  }),
  apiRoute("GET /api/auth/me", {
    access: signedIn,
    summary: "Giriş yapmış kişi",
    answer: z.object({ user: userSchema }),
    handle: async ({ caller }) => ({ user: caller.user }),
  }),
];

/** Connects and disconnects Google for a signed-in person. */
export function ownGoogleRoutes(desk: AccountDesk): ApiRoute[] {
  const { accounts, google, secondFactors, freshProof, throttle } = desk;
  async function verifiedIdentity(sessionId: string, { address, cookies }: Visitor): Promise<ProvenIdentity> {
    throttle.countSignIn(address);
    return google.verify(sessionId, cookies).catch(asInvalid);
  }

  return [
    apiRoute("POST /api/account/google-proof", {
      access: signedIn,
      summary: "Kim olduğunu, hesabına bağlı Google ile yeniden gösterir",
      body: googleSchema,
      /** Renews the proof of an account without a password. */
      async handle({ caller, body, visitor }) {
        await freshProof.verifyIdentity(caller, await verifiedIdentity(body.sessionId, visitor));
      },
    }),
    apiRoute("POST /api/account/google", {
      access: signedIn,
      summary: "Google'ı hesabına bağlar",
      body: googleSchema,
      needsProof: true,
      records: "google-connected",
      handle: async ({ caller, body, visitor }) =>
        accounts.addIdentityTo(caller.session, await verifiedIdentity(body.sessionId, visitor)),
    }),
    apiRoute("DELETE /api/account/google", {
      access: signedIn,
      summary: "Google'ı hesabından ayırır",
      needsProof: true,
      records: "google-disconnected",
      async handle({ caller }) {
        const { id } = caller.user;
        if (google.providerName === undefined) throw new ShopError("not-found", "Bu dükkânda Google ile giriş yok");
        const [account, passkeys] = await Promise.all([accounts.findAccountById(id), secondFactors.listPasskeys(id)]);
        const left = { passwordHash: account?.passwordHash, identities: 0, passkeys: passkeys.length };
        if (!canStillSignIn(left)) throw new ShopError("conflict", LAST_WAY_IN);
        await accounts.removeIdentity(id, google.providerName);
      },
    }),
  ];
}
