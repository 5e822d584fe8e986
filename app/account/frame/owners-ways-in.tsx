import "./owners-ways-in.css";

/** Everybody reads the same words, so that they reveal no admin. */
export const OwnersWaysIn = () => (
  <details className="owners-ways-in">
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
        <strong>Şifreni unuttuysan:</strong> dükkânın çalıştığı bilgisayarda, dükkânın klasöründe{" "}
        <code>npm run reset-password -- e-postan</code> yaz. Sana yeni bir bağlantı verir.
      </li>
    </ul>
  </details>
);
