import { z } from "zod";
import { ownAccountSchema, userSchema } from "../../../domain/account/account-answers.ts";
import type { Account } from "../../../domain/account/accounts.ts";
import { passwordChangeSchema, proofSchema, removalSchema, renameSchema } from "../../../domain/account/credentials.ts";
import { sessionId } from "../../../domain/account/session.ts";
import { ShopError } from "../../../domain/error.ts";
import type { AccountDesk } from "../../account/account-desk.ts";
import { type Caller, signedIn } from "../../sign-in/access.ts";
import { asInvalid, guessKey, wrongPassword } from "../../sign-in/fresh-proof.ts";
import { refuseCommon } from "../../sign-in/passwords.ts";
import { type ApiRoute, apiRoute } from "../api-route.ts";
import { authRoutes, ownGoogleRoutes } from "./auth.ts";
import { ownDataRoutes } from "./own-data-routes.ts";
import { ownEmailRoutes } from "./own-email-routes.ts";
import { accountEventRoutes, peopleRoutes } from "./people-routes.ts";
import { resetRoutes } from "./reset.ts";
import { passkeyRoutes, secondFactorRoutes } from "./second-factor-routes.ts";

/** The routes of everything about accounts. */
export const accountRoutes = (desk: AccountDesk): ApiRoute[] =>
  [
    authRoutes,
    ownAccountRoutes,
    ownEmailRoutes,
    ownDataRoutes,
    ownGoogleRoutes,
    secondFactorRoutes,
    passkeyRoutes,
    accountEventRoutes,
    peopleRoutes,
    resetRoutes,
  ].flatMap((routes) => routes(desk));

/** Each person's own account. No parameter names another person. */
function ownAccountRoutes(desk: AccountDesk): ApiRoute[] {
  const { accounts, passwords, throttle, freshProof, codes, devices, shopName, events } = desk;
  const { providerName } = desk.google;

  async function accountOf({ user }: Caller): Promise<Account> {
    const account = await accounts.findAccountById(user.id);
    if (!account) throw new ShopError("unauthenticated", "Önce giriş yapmalısın");
    return account;
  }

  /** An account without a password, or with codes, needs a fresh proof besides. */
  async function requireOtherProof(caller: Caller, passwordHash: string | null): Promise<void> {
    if (passwordHash === null || (await codes.areRequired(caller.user.id))) await freshProof.require(caller);
  }

  /** Guesses are limited per sign-in, so that a stolen token does not reveal the password. */
  async function checkPassword(caller: Caller, password: string, stored: string, refusal = wrongPassword) {
    await throttle
      .guard(guessKey(caller), async () => {
        if (!(await passwords.isRight(password, stored, caller.user.id))) throw refusal();
      })
      .catch(asInvalid);
  }

  return [
    apiRoute("GET /api/account", {
      access: signedIn,
      summary: "Kendi hesabı: girişleri, şifresi olup olmadığı",
      answer: ownAccountSchema,
      async handle({ caller }) {
        const { id: userId } = caller.user;
        const [{ passwordHash }, sessions, identities, isOnlyAdmin] = await Promise.all([
          accountOf(caller),
          accounts.listSessions(userId),
          accounts.identitiesOf(userId),
          accounts.isOnlyAdmin(userId),
        ]);
        return {
          userId,
          hasPassword: passwordHash !== null,
          sendsMail: desk.mail !== undefined,
          hasGoogle: providerName === undefined ? null : identities.some(({ provider }) => provider === providerName),
          isOnlyAdmin,
          signIns: sessions.map((session) => ({
            id: sessionId(session),
            device: session.device,
            way: session.way,
            startedAt: session.createdAt.toISOString(),
            usedAt: session.usedAt.toISOString(),
            isCurrent: session.tokenHash === caller.session.tokenHash,
          })),
        };
      },
    }),
    apiRoute("PATCH /api/account", {
      access: signedIn,
      summary: "Adını değiştirir",
      body: renameSchema,
      answer: z.object({ user: userSchema }),
      async handle({ caller: { user }, body: { name } }) {
        await accounts.rename(user.id, name);
        return { user: { ...user, name } };
      },
    }),
    apiRoute("POST /api/account/removal", {
      access: signedIn,
      summary: "Hesabını siler; şifresi olan onu da gönderir",
      body: removalSchema,
      /** Requires the password even right after a sign-in, because a removed account cannot be restored. */
      records: "account-removed",
      async handle({ caller, body: { password = "" } }) {
        const { id: userId, passwordHash } = await accountOf(caller);
        await requireOtherProof(caller, passwordHash);
        if (passwordHash !== null) await checkPassword(caller, password, passwordHash);
        if (!(await accounts.removeAccount(userId))) {
          throw new ShopError("conflict", "Dükkânın tek yöneticisinin hesabı silinemez");
        }
      },
    }),
    apiRoute("POST /api/account/password", {
      access: signedIn,
      summary: "Şifresini değiştirir, diğer girişleri kapatır",
      body: passwordChangeSchema,
      answer: z.object({ device: z.string() }),
      /** Changing a password takes the old one, setting a first one takes a fresh proof. Answers the device's new mark. */
      async handle({ caller, body: { old = "", password }, visitor }) {
        const { id: userId, passwordHash: proven, email } = await accountOf(caller);
        const currentSession = caller.session.tokenHash;
        await requireOtherProof(caller, proven);
        await throttle.count(`passwords set by ${currentSession}`);
        if (proven !== null) await checkPassword(caller, old, proven, wrongOldPassword);
        refuseCommon(password, email, await shopName());
        const passwordHash = await passwords.hash(password, userId);
        if (!(await accounts.changePassword(userId, { proven, passwordHash, currentSession }))) throw passwordChanged();
        events.record("password-changed", { userId, way: "password", visitor });
        return { device: await devices.markFor(await accountOf(caller)) };
      },
    }),
    apiRoute("POST /api/account/proof", {
      access: signedIn,
      summary: "Kim olduğunu şifresiyle ya da doğrulama koduyla yeniden gösterir",
      body: proofSchema,
      handle: ({ caller, body }) => freshProof.verify(caller, body),
    }),
    apiRoute("GET /api/account/proof", {
      access: signedIn,
      summary: "Kim olduğu yeni gösterilmişse olumlu yanıt verir, değilse ne istendiğini söyler",
      needsProof: true,
      handle: async () => {},
    }),
    apiRoute("DELETE /api/account/sign-ins/:id", {
      access: signedIn,
      summary: "Girişlerinden birini kapatır",
      needsProof: true,
      records: "sign-in-ended",
      async handle({ caller: { user }, id }) {
        if (!(await accounts.removeSessionOf(user.id, id))) throw new ShopError("not-found", "Bu giriş zaten kapanmış");
      },
    }),
    apiRoute("DELETE /api/account/sign-ins", {
      access: signedIn,
      summary: "Bundan başka bütün girişlerini kapatır",
      answer: z.object({ ended: z.number() }),
      needsProof: true,
      records: "other-sign-ins-ended",
      handle: async ({ caller: { user, session } }) => ({
        ended: await accounts.removeOtherSessions(user.id, session.tokenHash),
      }),
    }),
  ];
}

/** Says which of the two passwords is wrong. */
const wrongOldPassword = () => new ShopError("unauthenticated", "Şimdiki şifre hatalı", { field: "old" });

const passwordChanged = () => new ShopError("conflict", "Şifren az önce değişti; sayfayı yenile");
