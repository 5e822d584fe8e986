import type { Accounts, ProvenIdentity } from "../../domain/account/accounts.ts";
import type { SecondFactors } from "../../domain/account/second-factors.ts";
import { canStillSignIn, LAST_WAY_IN } from "../../domain/account/ways-in.ts";
import { ShopError } from "../../domain/error.ts";
import type { Caller } from "../sign-in/access.ts";
import type { AccountEvents } from "../sign-in/account-events.ts";
import { asInvalid, type FreshProof } from "../sign-in/fresh-proof.ts";
import type { Google } from "../sign-in/google.ts";
import type { Throttle } from "../sign-in/throttle.ts";
import type { Visitor } from "../sign-in/visitor.ts";

export type OwnGoogle = ReturnType<typeof createOwnGoogle>;

type Parts = {
  accounts: Accounts;
  google: Pick<Google, "verify" | "providerName">;
  secondFactors: Pick<SecondFactors, "listPasskeys">;
  freshProof: Pick<FreshProof, "require" | "verifyIdentity">;
  throttle: Pick<Throttle, "countSignIn">;
  events: Pick<AccountEvents, "record">;
};

/** Connects and disconnects Google for a signed-in person. */
export function createOwnGoogle({ accounts, google, secondFactors, freshProof, throttle, events }: Parts) {
  return {
    /** Null in a shop without Google. */
    async isConnected({ user }: Caller): Promise<boolean | null> {
      const { providerName } = google;
      if (providerName === undefined) return null;
      return (await accounts.identitiesOf(user.id)).some(({ provider }) => provider === providerName);
    },

    async connect(caller: Caller, sessionId: string, visitor: Visitor) {
      await freshProof.require(caller);
      await accounts.addIdentityTo(caller.session, await verifiedIdentity(sessionId, visitor));
      events.record("google-connected", { userId: caller.user.id, visitor });
    },

    async disconnect(caller: Caller, visitor: Visitor) {
      await freshProof.require(caller);
      const { id } = caller.user;
      if (google.providerName === undefined) throw new ShopError("not-found", "Bu dükkânda Google ile giriş yok");
      const [account, passkeys] = await Promise.all([accounts.findAccountById(id), secondFactors.listPasskeys(id)]);
      const left = { passwordHash: account?.passwordHash, identities: 0, passkeys: passkeys.length };
      if (!canStillSignIn(left)) throw new ShopError("conflict", LAST_WAY_IN);
      await accounts.removeIdentity(id, google.providerName);
      events.record("google-disconnected", { userId: id, visitor });
    },

    /** Renews the proof of an account without a password by its connected Google account. */
    async refreshProof(caller: Caller, sessionId: string, visitor: Visitor) {
      await freshProof.verifyIdentity(caller, await verifiedIdentity(sessionId, visitor));
    },
  };

  async function verifiedIdentity(sessionId: string, { address, cookies }: Visitor): Promise<ProvenIdentity> {
    throttle.countSignIn(address);
    return google.verify(sessionId, cookies).catch(asInvalid);
  }
}
