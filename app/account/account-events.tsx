import { type ReactNode, useState } from "react";
import type { AccountEventsPage } from "../../domain/account/account-answers.ts";
import { ACCOUNT_EVENT_DAYS, type AccountEventKind, type AccountEventWay } from "../../domain/account/account-event.ts";
import { Part, Row, Rows } from "../part/part.tsx";
import { useProof } from "../proof/use-proof.tsx";
import { PlainButton, SmallButton } from "../ui/button.tsx";
import { moment } from "../ui/moment.ts";
import { account } from "./account-calls.ts";

type ListedEvent = AccountEventsPage["events"][number];

/** The events of all accounts, for admins. They load on demand. */
export function AccountEventList() {
  const { attempt, isBusy } = useProof();
  const [events, setEvents] = useState<readonly ListedEvent[]>();
  const [before, setBefore] = useState<string>();
  const [person, setPerson] = useState<ListedEvent>();

  const load = (loaded: readonly ListedEvent[], by: ListedEvent | undefined) =>
    attempt(async () => {
      const page = await account.listEvents({ before: loaded.at(-1)?.id, userId: by?.userId });
      setEvents([...loaded, ...page.events]);
      setBefore(page.before);
      setPerson(by);
    });

  return (
    <Part title="Hesap hareketleri">
      <p>Girişler, yanlış şifreler ve değişiklikler; {ACCOUNT_EVENT_DAYS} gün durur.</p>
      {person && (
        <>
          <p role="status">Yalnız {person.who}</p>
          <SmallButton action="Herkesi göster" aria-disabled={isBusy} onClick={() => load([], undefined)} />
        </>
      )}
      {events?.length === 0 && <p role="status">Henüz bir hareket yok.</p>}
      {events && (
        <Rows>
          {events.map((event) => (
            <Line key={event.id} event={event}>
              {event.userId !== null && event.who !== null && !person && (
                <SmallButton
                  action="Yalnız bu kişi"
                  of={event.who}
                  aria-disabled={isBusy}
                  onClick={() => load([], event)}
                />
              )}
            </Line>
          ))}
        </Rows>
      )}
      {(!events || before !== undefined) && (
        <PlainButton
          action={events ? "Daha eskiler" : "Göster"}
          aria-disabled={isBusy}
          onClick={() => load(events ?? [], person)}
        />
      )}
    </Part>
  );
}

type LineProps = { event: ListedEvent; children: ReactNode };

const Line = ({ event: { who, by, kind, way, times, at, device, place }, children }: LineProps) => (
  <Row
    name={who ?? "Silinmiş hesap"}
    about={
      <>
        {DONE[kind]}
        {way && ` (${WAYS[way]})`}
        {by && ` · ${kind.startsWith("joined") ? "davet eden" : "yapan"}: ${by}`}
        {times > 1 && `, ${times} kez`}
        <br />
        <time dateTime={at}>{moment(at)}</time>
        {device && ` · ${device}`}
        {place && ` · ${place}`}
      </>
    }
  >
    {children}
  </Row>
);

const DONE: Record<AccountEventKind, string> = {
  "sign-in-succeeded": "Giriş yaptı",
  "sign-in-failed": "Giriş denendi, olmadı",
  "sign-in-ended": "Bir girişini kapattı",
  "other-sign-ins-ended": "Diğer cihazlardan çıktı",
  "sign-ins-ended-by-admin": "Girişlerini yönetici kapattı",
  "password-changed": "Şifresi değişti",
  "email-changed": "E-posta adresini değiştirdi",
  "reset-link-made": "Şifre bağlantısı hazırlandı",
  "google-connected": "Google hesabını bağladı",
  "google-disconnected": "Google hesabını ayırdı",
  "second-factor-turned-on": "İki adımlı girişi açtı",
  "second-factor-turned-off": "İki adımlı girişi kapattı",
  "recovery-code-used": "Kurtarma kodu kullandı",
  "passkey-added": "Parmak iziyle girilen cihaz ekledi",
  "passkey-removed": "Parmak iziyle girilen cihazı çıkardı",
  "admin-made": "Yönetici oldu",
  "helper-invited": "Yardımcı daveti hazırladı",
  "owner-invited": "Sahip daveti hazırladı",
  "invitation-taken-back": "Daveti geri aldı",
  "joined-as-helper": "Daveti kabul etti, yardımcı oldu",
  "joined-as-owner": "Daveti kabul etti, sahip oldu",
  "made-helper": "Rolü değişti: yardımcı",
  "made-owner": "Rolü değişti: sahip",
  "role-taken-back": "Rolü geri alındı",
  "account-removed": "Hesabını sildi",
  "shop-copied": "Dükkânın tam kopyasını indirdi",
  "shop-restored": "Dükkânı bir kopyadan geri yükledi",
};

const WAYS: Record<AccountEventWay, string> = {
  password: "şifreyle",
  registration: "kayıt olurken",
  google: "Google ile",
  passkey: "parmak izi ya da yüzle",
  link: "bağlantıyla",
  admin: "yönetici hazırladı",
  mail: "e-postayla",
  command: "komut satırından",
};
