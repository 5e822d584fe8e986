import type { Requester } from "./session.ts";
import type { Role, User } from "./user.ts";

export type StaffRole = Exclude<Role, "customer">;

export const INVITATION_HOURS = 24;

/** Somebody who sees the panel. `signedInAt` is null if the last sign-in is older than the account events. */
export type Person = Omit<User, "role"> & { role: StaffRole; signedInAt: Date | null };

/** `hash`: the hash of the link's secret. */
type NewInvitation = { hash: string; role: StaffRole; madeAt: Date; expiresAt: Date };

/** `by` is the name of the owner who made it. */
export type Invitation = Omit<NewInvitation, "hash"> & { id: string; by: string };

/** A public id of an invitation. Nobody can accept the invitation with it. */
export const invitationId = ({ hash }: Pick<NewInvitation, "hash">): string => hash.slice(0, 16);

type AcceptedInvitation = { role: StaffRole; invitedBy: string };

/** The people who run the shop. Changes of roles run one after the other, so that one owner always stays. */
export type People = {
  /** Owners first, by name. */
  listPeople(): Promise<Person[]>;
  /** Throws `forbidden` if the requester is no owner any more, `not-found` for somebody without a role, `conflict` for the last owner. */
  changeRole(requester: Requester, userId: string, role: Role): Promise<void>;

  /** Throws `forbidden` if the requester is no owner any more. */
  saveInvitation(requester: Requester, invitation: NewInvitation): Promise<void>;
  /** The open ones, the newest first. */
  listInvitations(now: Date): Promise<Invitation[]>;
  findInvitation(hash: string, now: Date): Promise<Invitation | undefined>;
  /** False if it is no longer open. */
  removeInvitation(id: string, now: Date): Promise<boolean>;
  /** Gives the role once. Undefined if the invitation is not open. Throws `conflict`, and leaves it open, if the role is no promotion. */
  acceptInvitation(requester: Requester, hash: string, now: Date): Promise<AcceptedInvitation | undefined>;
  /** Deletes expired invitations. */
  removeExpired(now: Date): Promise<void>;
};
