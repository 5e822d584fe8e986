import { z } from "zod";
import { type Account, canStillSignIn, LAST_WAY_IN } from "../../domain/account/accounts.ts";
import type { MadePasskey, Passkey, ShownPasskey } from "../../domain/account/second-factors.ts";
import type { User } from "../../domain/account/user.ts";
import { ShopError } from "../../domain/error.ts";
import { failureKind } from "../log/database-failure.ts";
import type { Caller } from "../sign-in/access.ts";
import type { AccountParts } from "../sign-in/account-parts.ts";
import { createSealedTexts } from "../sign-in/sealed-texts.ts";
import { CHALLENGE_LIFETIME_MS, type Challenges } from "../sign-in/second-step.ts";
import { sha256 } from "../sign-in/session-tokens.ts";

export type Passkeys = ReturnType<typeof createPasskeys>;

/** EdDSA, ES256 and RS256. The library's default list adds one that Node calls experimental, with a warning in the log. */
const ALGORITHMS = [-8, -7, -257];

const SIGN_IN_CHALLENGE = {
  purpose: "passkey question",
  content: z.literal("sign-in"),
  lifetimeMs: CHALLENGE_LIFETIME_MS,
};

/** Loaded with the first passkey, because most shops start without. */
const webauthn = () => import("@simplewebauthn/server");

/** A passkey is unlocked by finger, face or PIN, so it counts as both factors. */
export function createPasskeys(parts: AccountParts & { challenges: Challenges }) {
  const { accounts, secondFactors, challenges, publicUrl, shopName, clock, log } = parts;
  // The challenges of visitors whose account is not known yet. Issuing one stores nothing.
  const signInChallenges = createSealedTexts({ accounts, now: clock }, SIGN_IN_CHALLENGE);
  const rpID = new URL(publicUrl).hostname;
  const expected = { expectedOrigin: publicUrl, expectedRPID: rpID, requireUserVerification: true };

  return {
    list: ({ id }: User): Promise<Passkey[]> => secondFactors.listPasskeys(id),

    /** The options with which a browser creates a passkey. */
    async registrationOptions({ id, email, name }: User) {
      const { generateRegistrationOptions } = await webauthn();
      return generateRegistrationOptions({
        rpID,
        rpName: await shopName(),
        userID: bytesOf(id, "utf8"),
        userName: email,
        userDisplayName: name,
        challenge: bytesOf(await challenges.issue("passkey-making", id)),
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: (await secondFactors.listPasskeys(id)).map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
    },

    async add({ session: requester }: Caller, made: MadePasskey, device: string): Promise<void> {
      const { verifyRegistrationResponse } = await webauthn();
      const { verified, registrationInfo } = await verifiedOr(
        verifyRegistrationResponse({
          ...expected,
          response: libraryFormat(made),
          supportedAlgorithmIDs: ALGORITHMS,
          expectedChallenge: (challenge) => challenges.spend(challenge, "passkey-making", requester.userId),
        }),
        notAdded,
      );
      if (!verified) throw notAdded();
      const { id, publicKey, counter } = registrationInfo.credential;
      await secondFactors.addPasskey(requester, {
        id,
        publicKey: Buffer.from(publicKey).toString("base64url"),
        counter,
        transports: made.response.transports ?? [],
        name: device,
        madeAt: clock(),
        usedAt: null,
      });
    },

    async remove({ id: userId }: User, id: string): Promise<void> {
      const [account, identities, passkeys] = await Promise.all([
        accounts.findAccountById(userId),
        accounts.identitiesOf(userId),
        secondFactors.listPasskeys(userId),
      ]);
      const others = passkeys.filter((passkey) => passkey.id !== id);
      const left = { passwordHash: account?.passwordHash, identities: identities.length, passkeys: others.length };
      if (!canStillSignIn(left)) throw new ShopError("conflict", LAST_WAY_IN);
      await secondFactors.removePasskey(userId, id);
    },

    /** Names no account, because the passkey itself tells whose it is. */
    async signInOptions() {
      const { generateAuthenticationOptions } = await webauthn();
      const challenge = bytesOf(await signInChallenges.seal("sign-in"), "utf8");
      return generateAuthenticationOptions({ rpID, challenge, userVerification: "required" });
    },

    async verify(shown: ShownPasskey): Promise<Account> {
      const found = await secondFactors.findPasskey(shown.id);
      const account = found && (await accounts.findAccountById(found.userId));
      if (!account || Buffer.from(shown.response.userHandle, "base64url").toString() !== account.id) throw refused();
      const { id, publicKey, counter } = found.passkey;
      let answered = "";
      const { verifyAuthenticationResponse } = await webauthn();
      const { verified, authenticationInfo } = await verifiedOr(
        verifyAuthenticationResponse({
          ...expected,
          response: libraryFormat(shown),
          expectedChallenge: async (challenge) => {
            answered = Buffer.from(challenge, "base64url").toString();
            return (await signInChallenges.open(answered)) !== undefined;
          },
          credential: { id, publicKey: bytesOf(publicKey), counter },
        }),
        refused,
      );
      // Each challenge is answered once.
      if (!verified || !(await accounts.spendOnce(sha256(answered), clock()))) throw refused();
      const { newCounter } = authenticationInfo;
      if (!(await secondFactors.notePasskeyUse(found.passkey, newCounter, clock()))) throw refused();
      return account;
    },
  };

  /** The library throws when a check fails. Its messages quote the input, so only the kind of failure is logged. */
  async function verifiedOr<Verified>(verification: Promise<Verified>, refusal: () => ShopError): Promise<Verified> {
    try {
      return await verification;
    } catch (cause) {
      if (cause instanceof ShopError) throw cause;
      log.info("passkey_refused", { reason: failureKind(cause) });
      throw refusal();
    }
  }
}

const notAdded = () => new ShopError("invalid", "Cihaz eklenemedi; yeniden dene");

const refused = () => new ShopError("unauthenticated", "Bu cihazla giriş olmadı; şifrenle girebilirsin");

const bytesOf = (text: string, encoding: "utf8" | "base64url" = "base64url") =>
  Uint8Array.from(Buffer.from(text, encoding));

const libraryFormat = <Answer extends { id: string }>(answer: Answer) => ({
  ...answer,
  rawId: answer.id,
  clientExtensionResults: {},
});
