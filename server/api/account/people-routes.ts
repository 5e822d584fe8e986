import { z } from "zod";
import { ROLES } from "../../../domain/account/user.ts";
import type { ShopPeople } from "../../account/shop-people.ts";
import { adminOnly, everyone, signedIn } from "../../sign-in/access.ts";
import type { FreshProof } from "../../sign-in/fresh-proof.ts";
import { visitorOf } from "../../sign-in/visitor.ts";
import { type ApiRoute, apiRoute } from "../api-route.ts";
import { userAnswer } from "./auth.ts";

type Parts = { people: ShopPeople; freshProof: Pick<FreshProof, "require"> };

const staffRole = z.enum(["helper", "admin"], { error: "Rolünü seç: sahip ya da yardımcı" });

const listed = z.object({
  people: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      role: staffRole,
      signedInAt: z.string().nullable(),
    }),
  ),
  invitations: z.array(
    z.object({ id: z.string(), role: staffRole, by: z.string(), madeAt: z.string(), expiresAt: z.string() }),
  ),
});

const invitationBody = z.object(
  {
    invitation: z
      .string({ error: "Davet eksik" })
      .regex(/^[\w-]{43}$/, { error: "Bu davet eksik; bağlantının tamamını aç" }),
  },
  { error: "Davet eksik" },
);

/** The people who run the shop: invitations, roles. */
export const peopleRoutes = ({ people, freshProof }: Parts): ApiRoute[] => [
  apiRoute({
    method: "GET",
    path: "/api/admin/people",
    access: adminOnly,
    summary: "Dükkânda çalışanlar ve açık davetler",
    answer: listed,
    handle: () => people.list(),
  }),
  apiRoute({
    method: "POST",
    path: "/api/admin/invitations",
    access: adminOnly,
    summary: "Bir gün geçerli, bir kez kullanılan davet bağlantısı",
    body: z.object({ role: staffRole }, { error: "Rolünü seç: sahip ya da yardımcı" }),
    answer: z.object({ link: z.string() }),
    status: 201,
    async handle({ caller, body, ...from }) {
      await freshProof.require(caller);
      return { link: await people.invite(caller, body.role, visitorOf(from)) };
    },
  }),
  apiRoute({
    method: "DELETE",
    path: "/api/admin/invitations/:id",
    access: adminOnly,
    summary: "Açık bir daveti geri alır",
    handle: ({ caller, params, ...from }) => people.takeBackInvitation(caller, params.id ?? "", visitorOf(from)),
  }),
  apiRoute({
    method: "PUT",
    path: "/api/admin/people/:id/role",
    access: adminOnly,
    summary: "Birinin rolünü değiştirir; customer onu geri alır",
    body: z.object({ role: z.enum(ROLES, { error: "Böyle bir rol yok" }) }, { error: "Rol eksik" }),
    async handle({ caller, params, body, ...from }) {
      await freshProof.require(caller);
      await people.changeRole(caller, params.id ?? "", body.role, visitorOf(from));
    },
  }),
  apiRoute({
    method: "POST",
    path: "/api/invitations/read",
    access: everyone,
    summary: "Bir davetin kimden ve hangi rol için olduğu",
    body: invitationBody,
    answer: z.object({ role: staffRole, by: z.string(), expiresAt: z.string() }),
    handle: ({ body, ...from }) => people.readInvitation(body.invitation, visitorOf(from)),
  }),
  apiRoute({
    method: "POST",
    path: "/api/invitations/accept",
    access: signedIn,
    summary: "Daveti kabul eder",
    body: invitationBody,
    answer: z.object({ user: userAnswer }),
    handle: async ({ caller, body, ...from }) => ({
      user: await people.acceptInvitation(caller, body.invitation, visitorOf(from)),
    }),
  }),
];
