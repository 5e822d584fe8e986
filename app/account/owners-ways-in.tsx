import { copy } from "../part/copy.ts";
import { SmallButton } from "../ui/button.tsx";
import "./account.css";

const COMMAND = "npm run reset-password --";

/** Everybody reads the same words, so that they reveal no admin. */
export const OwnersWaysIn = () => (
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
