import type { ListedPeople } from "../../../domain/account/account-answers.ts";
import type { StaffRole } from "../../../domain/account/people.ts";
import type { Role } from "../../../domain/account/user.ts";
import { callSignedIn } from "../../session-calls.ts";

export type ListedPerson = ListedPeople["people"][number];
export type ListedInvitation = ListedPeople["invitations"][number];

/** The API calls for the people of the shop. */
export const peopleCalls = {
  list: () => callSignedIn<ListedPeople>("GET", "/admin/people"),
  invite: (role: StaffRole) =>
    callSignedIn<{ link: string }>("POST", "/admin/invitations", { body: { role } }).then(({ link }) => link),
  takeBack: (invitation: string) => callSignedIn("DELETE", `/admin/invitations/${encodeURIComponent(invitation)}`),
  changeRole: (person: string, role: Role) =>
    callSignedIn("PUT", `/admin/people/${encodeURIComponent(person)}/role`, { body: { role } }),
  endSignIns: (email: string) =>
    callSignedIn<{ ended: number }>("POST", "/admin/ended-sign-ins", { body: { email } }).then(({ ended }) => ended),
};
