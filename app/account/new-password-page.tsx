import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { chatLink } from "../../domain/order/chat-link.ts";
import { addresses } from "../../domain/web/addresses.ts";
import { servicesContext } from "../context.ts";
import { Logo } from "../logo.tsx";
import { copy } from "../part/copy.ts";
import { useSession } from "../session.tsx";
import { toast } from "../toast.tsx";
import { SmallButton } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import "../ui/back-link.css";
import { useShop } from "../use-shop.ts";
import type { Route } from "./+types/new-password-page.ts";
import "../part/part.css";
import "./account.css";
import { TypedForm } from "../proof/typed-form.tsx";
import { account } from "./account-calls.ts";
import { useLinkInAddress } from "./account-request.tsx";

const COMMAND = "npm run reset-password --";

export async function loader({ context }: Route.LoaderArgs) {
  return { sendsMail: context.get(servicesContext).sendsMail };
}

export { shouldRevalidate } from "../ui/opened.ts";

/** With a link in the address the page sets a new password, without one it says how to get a link. */
export default function NewPasswordPage({ loaderData: { sendsMail } }: Route.ComponentProps) {
  const { name } = useShop();
  const link = useLinkInAddress();
  const { state } = useLocation();
  return (
    <main className="account account-narrow">
      <title>{`Şifremi unuttum | ${name}`}</title>
      <meta name="robots" content="noindex" />
      <Logo />
      <section className="part">
        <h1>{link ? "Yeni şifreni belirle" : "Şifreni mi unuttun?"}</h1>
        {link ? <NewPassword link={link} /> : <LinkRequest sendsMail={sendsMail} />}
        <OwnersWaysIn />
      </section>
      <Link className="back-link" to={addresses.login} state={state}>
        ← Girişe dön
      </Link>
    </main>
  );
}

function NewPassword({ link }: { link: string }) {
  const navigate = useNavigate();
  const { logout } = useSession();
  return (
    <>
      <TypedForm
        action="Şifremi kaydet"
        onSubmit={async ({ password = "" }) => {
          await account.resetPassword({ link, password });
          logout();
          toast.success("Yeni şifren kaydedildi, şimdi giriş yapabilirsin");
          navigate(addresses.login, { replace: true });
        }}
      >
        <PasswordField isNew label="Yeni şifre" />
      </TypedForm>
      <p>Bağlantının süresi dolduysa bize yaz, yenisini gönderelim.</p>
      <WhatsAppHelp look="plain" />
    </>
  );
}

function LinkRequest({ sendsMail }: { sendsMail: boolean }) {
  const [isSent, setSent] = useState(false);
  return (
    <>
      {sendsMail && !isSent && (
        <TypedForm
          action="Bağlantı gönder"
          onSubmit={async ({ email = "" }) => {
            await account.requestLink(email);
            setSent(true);
          }}
        >
          <Field label="E-posta" name="email" type="email" autoComplete="username" required />
        </TypedForm>
      )}
      {isSent && (
        <p role="status">
          Bu adresle bir hesap varsa, yeni şifre bağlantısı birkaç dakika içinde gelir. Gelmezse istenmeyen postalara da
          bak.
        </p>
      )}
      <p>
        {sendsMail ? "E-posta gelmezse bize yaz:" : "Bize WhatsApp'tan yaz,"} sana yarım saat geçerli bir bağlantı
        gönderelim. Bağlantın geldiyse onu yeniden aç. Hesabın olmadan da sipariş verebilirsin.
      </p>
      <WhatsAppHelp look="order" />
    </>
  );
}

function WhatsAppHelp({ look }: { look: "order" | "plain" }) {
  const { name, phone } = useShop();
  if (!phone) return null;
  const words = `Merhaba, ${name} hesabımın şifresini unuttum. Kayıtlı e-postam: `;
  return (
    <a className={`button button-${look}`} href={chatLink(phone, words)} target="_blank" rel="noopener">
      WhatsApp'tan yardım iste
    </a>
  );
}

/** Everybody reads the same words, so that they reveal no admin. */
const OwnersWaysIn = () => (
  <details className="account-ways-in">
    <summary>Dükkân sahibiysen</summary>
    <p>WhatsApp mesajı sana gelir; sen şu yollardan girersin:</p>
    <ul>
      <li>
        <strong>Parmak izin ya da yüzün kayıtlıysa:</strong> giriş sayfasında “Parmak iziyle gir”e dokun.
      </li>
      <li>
        <strong>Şifren aklında, telefonun yanında değilse:</strong> kod sorulunca “Telefonum yanımda değil”e dokun,
        kurtarma kodlarından birini yaz.
      </li>
      <li>
        <strong>Şifreni unuttuysan:</strong> dükkânın çalıştığı bilgisayarda, dükkânın klasöründe <code>{COMMAND}</code>{" "}
        yaz, sonuna bir boşluk bırakıp kendi e-posta adresini ekle. Sana yeni bir bağlantı verir.{" "}
        <SmallButton action="Komutu kopyala" onClick={() => copy(`${COMMAND} `, "Komut")} />
      </li>
    </ul>
  </details>
);
