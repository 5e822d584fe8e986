import { z } from "zod";
import type { Accounts } from "../../../domain/account/accounts.ts";
import { resetSchema, someoneSchema } from "../../../domain/account/credentials.ts";
import { ShopError } from "../../../domain/error.ts";
import type { MailedLinks } from "../../account/mailed-links.ts";
import type { Reset } from "../../account/reset-links.ts";
import { adminOnly, everyone } from "../../sign-in/access.ts";
import type { AccountEvents } from "../../sign-in/account-events.ts";
import type { FreshProof } from "../../sign-in/fresh-proof.ts";
import { visitorOf } from "../../sign-in/visitor.ts";
import { type ApiRoute, apiRoute } from "../api-route.ts";

type Parts = {
  accounts: Pick<Accounts, "findAccount" | "removeOtherSessions">;
  reset: Reset;
  mailedLinks: MailedLinks;
  freshProof: Pick<FreshProof, "require">;
  events: Pick<AccountEvents, "record">;
};

/** Links for a forgotten password, sent by mail or given by an admin; and ending all sign-ins of a person who lost her phone. */
export const resetRoutes = ({ accounts, reset, mailedLinks, freshProof, events }: Parts): ApiRoute[] => [
  apiRoute("POST /api/auth/forgot", {
    access: everyone,
    summary: "Yeni şifre bağlantısını e-postayla ister; adres kayıtlı olsun olmasın aynı yanıt",
    body: someoneSchema,
    handle: ({ body, ...from }) => mailedLinks.requestLink(body.email, visitorOf(from)),
  }),
  apiRoute("POST /api/auth/reset", {
    access: everyone,
    summary: "Bağlantıyla yeni şifre belirler ve bütün girişleri kapatır",
    body: resetSchema,
    handle: ({ body, ...from }) => reset.redeemLink(body, visitorOf(from)),
  }),
  apiRoute("POST /api/admin/reset-links", {
    access: adminOnly,
    summary: "Şifresini unutana gönderilecek tek kullanımlık bağlantı",
    body: someoneSchema,
    answer: z.object({ link: z.string(), name: z.string() }),
    async handle({ caller, body, ...from }) {
      await freshProof.require(caller);
      if (body.email === caller.user.email)
        throw new ShopError("conflict", "Kendi şifreni yukarıdan değiştir", { field: "email" });
      const account = await accounts.findAccount(body.email);
      if (!account) throw unknown();
      const link = await reset.makeLink(account, "admin", visitorOf(from));
      return { link, name: account.name };
    },
  }),
  apiRoute("POST /api/admin/ended-sign-ins", {
    access: adminOnly,
    summary: "Birinin bütün girişlerini kapatır; kendininkilerden bunu açık bırakır",
    body: someoneSchema,
    answer: z.object({ ended: z.number(), name: z.string() }),
    async handle({ caller, body, ...from }) {
      await freshProof.require(caller);
      const account = await accounts.findAccount(body.email);
      if (!account) throw unknown();
      const ended = await accounts.removeOtherSessions(account.id, caller.session.tokenHash);
      events.record("sign-ins-ended-by-admin", { userId: account.id, byId: caller.user.id, visitor: visitorOf(from) });
      return { ended, name: account.name };
    },
  }),
];

const unknown = () => new ShopError("not-found", "Bu e-postayla bir hesap yok", { field: "email" });
