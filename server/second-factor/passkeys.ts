import type { Account, Accounts } from "../../domain/account/accounts.ts";
import type { MadePasskey, ShownPasskey } from "../../domain/account/passkey-answers.ts";
import type { Passkey, SecondFactors } from "../../domain/account/second-factors.ts";
import type { User } from "../../domain/account/user.ts";
import { canStillSignIn, LAST_WAY_IN } from "../../domain/account/ways-in.ts";
import { ShopError } from "../../domain/error.ts";
import { failureKind } from "../log/failure-kind.ts";
import type { Log } from "../log/log.ts";
import type { Caller } from "../sign-in/access.ts";
import type { AccountEvents } from "../sign-in/account-events.ts";
import type { Challenges } from "../sign-in/challenges.ts";
import type { ShopSeal } from "../sign-in/shop-seal.ts";
import type { Visitor } from "../sign-in/visitor.ts";
import { createPasskeyChallenges } from "./passkey-challenges.ts";

export type Passkeys = ReturnType<typeof createPasskeys>;

type Parts = {
  accounts: Pick<Accounts, "findAccountById" | "identitiesOf" | "spendOnce">;
  secondFactors: SecondFactors;
  challenges: Pick<Challenges, "issue" | "spend">;
  seal: ShopSeal;
  shop: { name: string; publicUrl: string };
  clock: () => Date;
  events: Pick<AccountEvents, "record">;
  log: Pick<Log, "info">;
};

/** EdDSA, ES256 and RS256. Left to itself the library adds what Node calls experimental, with a warning to the owner. */
const ALGORITHMS = [-8, -7, -257];

/** Read when the first passkey is met: most shops start without. */
const webauthn = () => import("@simplewebauthn/server");

/** A passkey is unlocked by finger, face or PIN, and so is both factors in one. */
export function createPasskeys({ accounts, secondFactors, challenges, seal, shop, clock, events, log }: Parts) {
  const questions = createPasskeyChallenges({ accounts, seal, clock });
  const rpID = new URL(shop.publicUrl).hostname;
  const expected = { expectedOrigin: shop.publicUrl, expectedRPID: rpID, requireUserVerification: true };

  return {
    list: ({ id }: User): Promise<Passkey[]> => secondFactors.listPasskeys(id),

    /** What the browser needs to make one. */
    async registrationOptions({ id, email, name }: User) {
      const { generateRegistrationOptions } = await webauthn();
      return generateRegistrationOptions({
        ...{ rpID, rpName: shop.name, userID: bytesOf(id, "utf8"), userName: email, userDisplayName: name },
        challenge: bytesOf(await challenges.issue("passkey-making", id)),
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: (await secondFactors.listPasskeys(id)).map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
    },

    async add({ session: requester }: Caller, made: MadePasskey, visitor: Visitor): Promise<void> {
      const { verifyRegistrationResponse } = await webauthn();
      const { verified, registrationInfo } = await believed(
        verifyRegistrationResponse({
          ...expected,
          response: asTheLibraryReads(made),
          supportedAlgorithmIDs: ALGORITHMS,
          expectedChallenge: (challenge) => challenges.spend(challenge, "passkey-making", requester.userId),
        }),
        notMade,
      );
      if (!verified) throw notMade();
      const { id, publicKey, counter } = registrationInfo.credential;
      await secondFactors.addPasskey(requester, {
        id,
        publicKey: Buffer.from(publicKey).toString("base64url"),
        counter,
        transports: made.response.transports ?? [],
        name: visitor.device,
        madeAt: clock(),
        usedAt: null,
      });
      events.record("passkey-added", { userId: requester.userId, visitor });
    },

    async remove({ id: userId }: User, id: string, visitor: Visitor): Promise<void> {
      const [account, identities, passkeys] = await Promise.all([
        accounts.findAccountById(userId),
        accounts.identitiesOf(userId),
        secondFactors.listPasskeys(userId),
      ]);
      const others = passkeys.filter((passkey) => passkey.id !== id);
      const left = { passwordHash: account?.passwordHash, identities: identities.length, passkeys: others.length };
      if (!canStillSignIn(left)) throw new ShopError("conflict", LAST_WAY_IN);
      await secondFactors.removePasskey(userId, id);
      events.record("passkey-removed", { userId, visitor });
    },

    /** Of nobody in particular: the passkey says whose it is. */
    async signInOptions() {
      const { generateAuthenticationOptions } = await webauthn();
      const challenge = bytesOf(await questions.ask(), "utf8");
      return generateAuthenticationOptions({ rpID, challenge, userVerification: "required" });
    },

    async verify(shown: ShownPasskey): Promise<Account> {
      const found = await secondFactors.findPasskey(shown.id);
      const account = found && (await accounts.findAccountById(found.userId));
      if (!account || Buffer.from(shown.response.userHandle, "base64url").toString() !== account.id) throw unknown();
      const { id, publicKey, counter } = found.passkey;
      let question = "";
      const { verifyAuthenticationResponse } = await webauthn();
      const { verified, authenticationInfo } = await believed(
        verifyAuthenticationResponse({
          ...expected,
          response: asTheLibraryReads(shown),
          expectedChallenge: (challenge) => {
            question = Buffer.from(challenge, "base64url").toString();
            return questions.isOpen(question);
          },
          credential: { id, publicKey: bytesOf(publicKey), counter },
        }),
        unknown,
      );
      if (!verified || !(await questions.spend(question))) throw unknown();
      const { newCounter } = authenticationInfo;
      if (!(await secondFactors.notePasskeyUse(found.passkey, newCounter, clock()))) throw unknown();
      return account;
    },
  };

  /** The library throws at whatever is not as it should be, in words that quote what was sent. */
  async function believed<Verified>(verifying: Promise<Verified>, refusal: () => ShopError): Promise<Verified> {
    try {
      return await verifying;
    } catch (cause) {
      if (cause instanceof ShopError) throw cause;
      log.info("passkey_refused", { reason: failureKind(cause) });
      throw refusal();
    }
  }
}

const notMade = () => new ShopError("invalid", "Cihaz eklenemedi; yeniden dene");

const unknown = () => new ShopError("unauthenticated", "Bu cihazla giriş olmadı; şifrenle girebilirsin");

const bytesOf = (text: string, encoding: "utf8" | "base64url" = "base64url") =>
  Uint8Array.from(Buffer.from(text, encoding));

const asTheLibraryReads = <Answer extends { id: string }>(answer: Answer) => ({
  ...answer,
  rawId: answer.id,
  clientExtensionResults: {},
});
