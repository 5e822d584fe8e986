import { z } from "zod";
import type { Account } from "../../../domain/account/accounts.ts";
import { resetSchema, someoneSchema } from "../../../domain/account/credentials.ts";
import { resetLetter } from "../../../domain/account/reset-link.ts";
import { ShopError } from "../../../domain/error.ts";
import type { AccountDesk } from "../../account/account-desk.ts";
import type { Mail } from "../../account/mail.ts";
import { failureKind } from "../../log/database-failure.ts";
import { createLruCache } from "../../memory/lru-cache.ts";
import { createSemaphore } from "../../queue/semaphore.ts";
import { adminOnly, everyone, type Visitor } from "../../sign-in/access.ts";
import { refuseCommon } from "../../sign-in/passwords.ts";
import { makeResetLink } from "../../sign-in/sealed-texts.ts";
import { sha256 } from "../../sign-in/session-tokens.ts";
import { MAX_KEYS } from "../../sign-in/throttle.ts";
import { type ApiRoute, apiRoute } from "../api-route.ts";

/** An address gets at most one mail in this time, however many are requested for it. */
const MAIL_INTERVAL_MS = 2 * 60_000;

/** Makes links for a forgotten password, sent by mail or given by an admin. Also ends all sign-ins of a person who lost her phone. */
export function resetRoutes(desk: AccountDesk): ApiRoute[] {
  const { accounts, resetLinks, passwords, throttle, mail, publicUrl, shopName, events, log } = desk;
  const { clock, mailClock } = desk;
  const limited = createSemaphore(2);
  const lastMails = createLruCache<number>(MAX_KEYS);

  /** `way` tells how the link reaches the person. */
  async function makeLink(person: Pick<Account, "id">, way: "admin" | "mail", visitor: Visitor): Promise<string> {
    const link = await makeResetLink(person, { resetLinks, publicUrl, now: clock() });
    events.record("reset-link-made", { userId: person.id, way, visitor });
    return link;
  }

  async function mailLink(email: string, visitor: Visitor, { send }: Mail): Promise<void> {
    const account = await accounts.findAccount(email);
    const at = mailClock().getTime();
    if (!account || at - (lastMails.get(email) ?? -Infinity) < MAIL_INTERVAL_MS) return;
    lastMails.set(email, at);
    const link = await makeLink(account, "mail", visitor);
    await send({ to: account.email, ...resetLetter(link, await shopName()) });
  }

  async function accountOf(email: string): Promise<Account> {
    const account = await accounts.findAccount(email);
    if (!account) throw new ShopError("not-found", "Bu e-postayla bir hesap yok", { field: "email" });
    return account;
  }

  return [
    apiRoute("POST /api/auth/forgot", {
      access: everyone,
      summary: "Yeni şifre bağlantısını e-postayla ister; adres kayıtlı olsun olmasın aynı yanıt",
      body: someoneSchema,
      /** Sends the mail after the response, so that neither its words nor its timing reveal whether the address has an account. */
      async handle({ body: { email }, visitor }) {
        throttle.countResetRequest(visitor.address);
        if (!mail) throw new ShopError("not-found", "Bu dükkân e-posta göndermiyor; WhatsApp'tan yaz");
        limited(() => mailLink(email, visitor, mail)).catch((cause) =>
          log.warn("mail_failed", { reason: failureKind(cause) }),
        );
      },
    }),
    apiRoute("POST /api/auth/reset", {
      access: everyone,
      summary: "Bağlantıyla yeni şifre belirler ve bütün girişleri kapatır",
      body: resetSchema,
      async handle({ body: { link, password }, visitor }) {
        throttle.countSignIn(visitor.address);
        const hash = sha256(link);
        const userId = await resetLinks.findLink(hash, clock());
        const account = userId === undefined ? undefined : await accounts.findAccountById(userId);
        if (!account) throw expired();
        refuseCommon(password, account.email, await shopName());
        const passwordHash = await passwords.hash(password);
        if (!(await resetLinks.spendLink(hash, passwordHash, clock()))) throw expired();
        events.record("password-changed", { userId: account.id, way: "link", visitor });
      },
    }),
    apiRoute("POST /api/admin/reset-links", {
      access: adminOnly,
      summary: "Şifresini unutana gönderilecek tek kullanımlık bağlantı",
      body: someoneSchema,
      answer: z.object({ link: z.string(), name: z.string() }),
      needsProof: true,
      async handle({ caller, body: { email }, visitor }) {
        if (email === caller.user.email)
          throw new ShopError("conflict", "Kendi şifreni yukarıdan değiştir", { field: "email" });
        const account = await accountOf(email);
        return { link: await makeLink(account, "admin", visitor), name: account.name };
      },
    }),
    apiRoute("POST /api/admin/ended-sign-ins", {
      access: adminOnly,
      summary: "Birinin bütün girişlerini kapatır; kendininkilerden bunu açık bırakır",
      body: someoneSchema,
      answer: z.object({ ended: z.number(), name: z.string() }),
      needsProof: true,
      async handle({ caller, body: { email }, visitor }) {
        const { id: userId, name } = await accountOf(email);
        const ended = await accounts.removeOtherSessions(userId, caller.session.tokenHash);
        events.record("sign-ins-ended-by-admin", { userId, byId: caller.user.id, visitor });
        return { ended, name };
      },
    }),
  ];
}

const expired = () => new ShopError("not-found", "Bu bağlantının süresi dolmuş ya da kullanılmış; yenisini iste");
