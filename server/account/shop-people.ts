import { randomBytes } from "node:crypto";
import { INVITATION_HOURS, type Invitation, type People, type StaffRole } from "../../domain/account/people.ts";
import type { Role, User } from "../../domain/account/user.ts";
import { ShopError } from "../../domain/error.ts";
import { addresses } from "../../domain/web/addresses.ts";
import type { Caller } from "../sign-in/access.ts";
import type { AccountEvents } from "../sign-in/account-events.ts";
import { sha256 } from "../sign-in/session-tokens.ts";
import type { Throttle } from "../sign-in/throttle.ts";
import type { Visitor } from "../sign-in/visitor.ts";

export type ShopPeople = ReturnType<typeof createShopPeople>;

type Parts = {
  people: People;
  throttle: Pick<Throttle, "countSignIn">;
  publicUrl: string;
  /** The time of day, because other processes read the invitations too. */
  clock: () => Date;
  events: Pick<AccountEvents, "record">;
};

const INVITED = { helper: "helper-invited", admin: "owner-invited" } as const;
const JOINED = { helper: "joined-as-helper", admin: "joined-as-owner" } as const;
export const ROLE_EVENTS = { customer: "role-taken-back", helper: "made-helper", admin: "made-owner" } as const;

/** Who runs the shop with the owner: invitations by a link that she sends, and roles. */
export function createShopPeople({ people, throttle, publicUrl, clock, events }: Parts) {
  return {
    async list() {
      const [persons, invitations] = await Promise.all([people.listPeople(), people.listInvitations(clock())]);
      return {
        people: persons.map(({ signedInAt, ...person }) => ({
          ...person,
          signedInAt: signedInAt?.toISOString() ?? null,
        })),
        invitations: invitations.map(written),
      };
    },

    /** The secret stands behind the #, which browsers send to no server, so no log records it. */
    async invite({ user, session }: Caller, role: StaffRole, visitor: Visitor): Promise<string> {
      const secret = randomBytes(32).toString("base64url");
      const madeAt = clock();
      const expiresAt = new Date(madeAt.getTime() + INVITATION_HOURS * 3600_000);
      await people.saveInvitation(session, { hash: sha256(secret), role, madeAt, expiresAt });
      events.record(INVITED[role], { userId: user.id, visitor });
      return `${publicUrl}${addresses.invitation}#${secret}`;
    },

    async takeBackInvitation({ user }: Caller, id: string, visitor: Visitor): Promise<void> {
      if (!(await people.removeInvitation(id, clock()))) {
        throw new ShopError("not-found", "Bu davet artık açık değil");
      }
      events.record("invitation-taken-back", { userId: user.id, visitor });
    },

    async readInvitation(secret: string, visitor: Visitor) {
      throttle.countSignIn(visitor.address);
      const invitation = await people.findInvitation(sha256(secret), clock());
      if (!invitation) throw notOpen();
      const { role, by, expiresAt } = written(invitation);
      return { role, by, expiresAt };
    },

    /** Returns the user with the new role. */
    async acceptInvitation({ user, session }: Caller, secret: string, visitor: Visitor): Promise<User> {
      const accepted = await people.acceptInvitation(session, sha256(secret), clock());
      if (!accepted) throw notOpen();
      events.record(JOINED[accepted.role], { userId: user.id, byId: accepted.invitedBy, visitor });
      return { ...user, role: accepted.role };
    },

    async changeRole({ user, session }: Caller, userId: string, role: Role, visitor: Visitor): Promise<void> {
      await people.changeRole(session, userId, role);
      events.record(ROLE_EVENTS[role], { userId, byId: user.id, visitor });
    },
  };
}

const written = ({ madeAt, expiresAt, ...invitation }: Invitation) => ({
  ...invitation,
  madeAt: madeAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

/** One sentence for an expired, used, withdrawn or unknown invitation: a stranger learns nothing from it. */
const notOpen = () =>
  new ShopError("not-found", "Bu davetin süresi dolmuş, kullanılmış ya da geri alınmış; gönderenden yenisini iste");
