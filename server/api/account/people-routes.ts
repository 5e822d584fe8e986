import { z } from "zod";
import {
  accountEventsSchema,
  invitationSchema,
  listedPeopleSchema,
  staffRoleSchema,
  userSchema,
} from "../../../domain/account/account-answers.ts";
import { EVENTS_PER_PAGE, ROLE_EVENTS } from "../../../domain/account/account-event.ts";
import { INVITATION_HOURS } from "../../../domain/account/people.ts";
import { ROLES } from "../../../domain/account/user.ts";
import { ShopError } from "../../../domain/error.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import type { AccountDesk } from "../../account/account-desk.ts";
import { adminOnly, everyone, signedIn } from "../../sign-in/access.ts";
import { makeSecretLink } from "../../sign-in/sealed-texts.ts";
import { sha256 } from "../../sign-in/session-tokens.ts";
import { type ApiRoute, apiRoute } from "../api-route.ts";

const INVITED = { helper: "helper-invited", admin: "owner-invited" } as const;
const JOINED = { helper: "joined-as-helper", admin: "joined-as-owner" } as const;

const invitationBody = z.object({
  invitation: z.string().regex(/^[\w-]{43}$/, { error: "Bu davet eksik; bağlantının tamamını aç" }),
});

/** The people who run the shop with the owner: their roles, and links that invite others. */
export const peopleRoutes = ({ people, throttle, publicUrl, clock, events }: AccountDesk): ApiRoute[] => [
  apiRoute("GET /api/admin/people", {
    access: adminOnly,
    summary: "Dükkânda çalışanlar ve açık davetler",
    answer: listedPeopleSchema,
    async handle() {
      const [persons, invitations] = await Promise.all([people.listPeople(), people.listInvitations(clock())]);
      return { people: persons, invitations };
    },
  }),
  apiRoute("POST /api/admin/invitations", {
    access: adminOnly,
    summary: "Bir gün geçerli, bir kez kullanılan davet bağlantısı",
    body: z.object({ role: staffRoleSchema }),
    answer: z.object({ link: z.string() }),
    status: 201,
    needsProof: true,
    async handle({ caller, body: { role }, visitor }) {
      const { link, hash } = makeSecretLink(`${publicUrl}${addresses.invitation}`);
      const madeAt = clock();
      const expiresAt = new Date(madeAt.getTime() + INVITATION_HOURS * 3600_000);
      await people.saveInvitation(caller.session, { hash, role, madeAt, expiresAt });
      events.record(INVITED[role], { userId: caller.user.id, visitor });
      return { link };
    },
  }),
  apiRoute("DELETE /api/admin/invitations/:id", {
    access: adminOnly,
    summary: "Açık bir daveti geri alır",
    records: "invitation-taken-back",
    async handle({ id }) {
      if (!(await people.removeInvitation(id, clock()))) throw new ShopError("not-found", "Bu davet artık açık değil");
    },
  }),
  apiRoute("PUT /api/admin/people/:id/role", {
    access: adminOnly,
    summary: "Birinin rolünü değiştirir; customer onu geri alır",
    body: z.object({ role: z.enum(ROLES) }),
    needsProof: true,
    async handle({ caller, id: userId, body: { role }, visitor }) {
      await people.changeRole(caller.session, userId, role);
      events.record(ROLE_EVENTS[role], { userId, byId: caller.user.id, visitor });
    },
  }),
  apiRoute("POST /api/invitations/read", {
    access: everyone,
    summary: "Bir davetin kimden ve hangi rol için olduğu",
    body: invitationBody,
    answer: invitationSchema,
    async handle({ body, visitor }) {
      throttle.countSignIn(visitor.address);
      const invitation = await people.findInvitation(sha256(body.invitation), clock());
      if (!invitation) throw notOpen();
      const { role, by, expiresAt } = invitation;
      return { role, by, expiresAt };
    },
  }),
  apiRoute("POST /api/invitations/accept", {
    access: signedIn,
    summary: "Daveti kabul eder",
    body: invitationBody,
    answer: z.object({ user: userSchema }),
    async handle({ caller: { user, session }, body, visitor }) {
      const accepted = await people.acceptInvitation(session, sha256(body.invitation), clock());
      if (!accepted) throw notOpen();
      const { role, invitedBy: byId } = accepted;
      events.record(JOINED[role], { userId: user.id, byId, visitor });
      return { user: { ...user, role } };
    },
  }),
];

/** One sentence for an expired, used, withdrawn or unknown invitation: a stranger learns nothing from it. */
const notOpen = () =>
  new ShopError("not-found", "Bu davetin süresi dolmuş, kullanılmış ya da geri alınmış; gönderenden yenisini iste");

export const accountEventRoutes = ({ storedEvents }: AccountDesk): ApiRoute[] => [
  apiRoute("GET /api/admin/account-events", {
    access: adminOnly,
    summary: "Hesap hareketleri, en yenisi önce; before bir önceki yanıttan gelir, userId bir kişininkileri seçer",
    query: z.object({ before: z.string().max(60).optional(), userId: z.string().max(60).optional() }),
    answer: accountEventsSchema,
    async handle({ query }) {
      const events = await storedEvents.list(query);
      return { events, before: events.length === EVENTS_PER_PAGE ? events.at(-1)?.id : undefined };
    },
  }),
];
