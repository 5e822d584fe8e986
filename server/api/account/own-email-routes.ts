import { z } from "zod";
import { userSchema } from "../../../domain/account/account-answers.ts";
import { someoneSchema } from "../../../domain/account/credentials.ts";
import { emailChangedLetter, emailChangeLetter, RESET_MINUTES } from "../../../domain/account/reset-link.ts";
import type { User } from "../../../domain/account/user.ts";
import { ShopError } from "../../../domain/error.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import type { AccountDesk } from "../../account/account-desk.ts";
import { failureKind } from "../../log/database-failure.ts";
import { type Caller, signedIn } from "../../sign-in/access.ts";
import { createSealedTexts } from "../../sign-in/sealed-texts.ts";
import { type ApiRoute, apiRoute } from "../api-route.ts";

/** Changes one's own e-mail address. A link mailed to the new address proves it. A shop that sends no mail relies on the fresh proof alone. */
export function ownEmailRoutes(desk: AccountDesk): ApiRoute[] {
  const { accounts, throttle, mail, publicUrl, shopName, clock, log } = desk;
  const links = createSealedTexts(
    { accounts, now: clock },
    {
      purpose: "email-change",
      content: z.object({ userId: z.string(), from: z.string(), to: z.string() }),
      lifetimeMs: RESET_MINUTES * 60_000,
    },
  );

  async function change({ user }: Caller, to: string): Promise<{ user: User }> {
    await accounts.changeEmail(user.id, { from: user.email, to });
    log.info("email_changed", { userId: user.id });
    await mail
      ?.send({ to: user.email, ...emailChangedLetter(await shopName()) })
      .catch((cause) => log.warn("mail_failed", { reason: failureKind(cause) }));
    return { user: { ...user, email: to } };
  }

  return [
    apiRoute("POST /api/account/email", {
      access: signedIn,
      summary: "E-postasını değiştirir: yeni adrese bağlantı gönderir, e-posta göndermeyen dükkânda hemen değiştirir",
      body: someoneSchema,
      /** `user` is missing if a link was mailed. */
      answer: z.object({ user: userSchema.optional() }),
      needsProof: true,
      async handle({ caller, body: { email: to } }) {
        const { id: userId, email: from } = caller.user;
        if (to === from) throw new ShopError("conflict", "Bu zaten senin adresin", { field: "email" });
        await throttle.count(`addresses set by ${caller.session.tokenHash}`);
        if (!mail) return change(caller, to);
        const link = `${publicUrl}${addresses.account}#${await links.seal({ userId, from, to })}`;
        await mail.send({ to, ...emailChangeLetter(link, await shopName()) }).catch((cause) => {
          log.warn("mail_failed", { reason: failureKind(cause) });
          throw new ShopError("unavailable", "E-posta gönderilemedi; adresini kontrol et ya da birazdan yeniden dene");
        });
        return {};
      },
    }),
    apiRoute("POST /api/account/email/confirmation", {
      access: signedIn,
      summary: "Yeni adrese gelen bağlantıyı onaylar; yalnız isteyen kişinin girişinde",
      body: z.object({ link: z.string().max(2000) }),
      answer: z.object({ user: userSchema }),
      async handle({ caller, body: { link } }) {
        const asked = await links.open(link);
        if (!asked || asked.userId !== caller.user.id || asked.from !== caller.user.email) throw expired();
        return change(caller, asked.to);
      },
    }),
  ];
}

const expired = () => new ShopError("not-found", "Bu bağlantının süresi dolmuş ya da kullanılmış; yenisini iste");
