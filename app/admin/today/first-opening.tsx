import { useEffect, useEffectEvent, useState } from "react";
import { Link } from "react-router";
import { FIRST_OWNERS_NAME, type User } from "../../../domain/account/user.ts";
import { NEW_PRODUCT, panelAddresses, productForm, settingAddress } from "../../../domain/web/panel-addresses.ts";
import { onThisDevice } from "../../browser-storage.ts";
import { TypedForm } from "../../proof/typed-form.tsx";
import { useSession } from "../../session.tsx";
import { toast } from "../../toast.tsx";
import { SmallButton } from "../../ui/button.tsx";
import { copyText } from "../../ui/copy-text.ts";
import { Field } from "../../ui/field.tsx";
import { useShop } from "../../use-shop.ts";
import { panel, type Today } from "../panel-calls.ts";
import "./today-page.css";

/** The name with which every shop begins. */
const FIRST_NAME = "Fiyonk";

/** Noted once on the owner's device, so that a shop that has been open for long shows no first steps on her next phone. */
const BEGUN = "begun";

type FirstOpeningProps = { opening: Today["opening"]; user: User };

/** The first steps of a new shop. Those that only this device knows of are ticked by doing them or by leaving them. */
export function FirstOpening({ opening, user }: FirstOpeningProps) {
  const { publicUrl } = useShop();
  const storageKey = `ilk-adimlar:${user.id}`;
  const [left, setLeft] = useState<readonly string[]>(() => onThisDevice.read(storageKey)?.split(" ") ?? []);
  const leave = (...steps: string[]) => {
    const next = [...new Set([...left, ...steps])];
    onThisDevice.write(storageKey, next.join(" "));
    setLeft(next);
  };
  const isNew = !opening.hasNumber || opening.name === FIRST_NAME || opening.products === 0;
  const begin = useEffectEvent(() => leave(BEGUN));
  useEffect(
    function beginInNewShop() {
      if (isNew) begin();
    },
    [isNew],
  );
  const copyLink = async () => {
    const isCopied = await copyText(publicUrl);
    if (isCopied) toast.success("Bağlantı kopyalandı");
    else toast.error(`Bağlantı kopyalanamadı: ${publicUrl}`);
    if (isCopied) leave("share");
  };

  const steps = [
    {
      id: "you",
      isDone: user.name !== FIRST_OWNERS_NAME,
      words: "Adın ne?",
      action: <OwnersName />,
    },
    {
      id: "number",
      isDone: opening.hasNumber,
      words: "WhatsApp numaranı yaz",
      action: (
        <Link className="button button-plain button-small" to={settingAddress("contact", "phone")}>
          Numaranı yaz
        </Link>
      ),
    },
    {
      id: "name",
      isDone: opening.name !== FIRST_NAME,
      words: "Dükkânının adını yaz",
      action: (
        <Link className="button button-plain button-small" to={settingAddress("contact", "name")}>
          Adını yaz
        </Link>
      ),
    },
    {
      id: "product",
      isDone: opening.products > 0,
      words: "İlk ürününü bir fotoğraftan ekle",
      action: (
        <Link className="button button-plain button-small" to={productForm(NEW_PRODUCT)}>
          Ürün ekle
        </Link>
      ),
    },
    {
      id: "look",
      isDone: false,
      words: "Dükkânının görünümünü seç",
      action: (
        <Link className="button button-plain button-small" to={panelAddresses.look} onClick={() => leave("look")}>
          Görünümü aç
        </Link>
      ),
    },
    {
      id: "share",
      isDone: false,
      words: "Bağlantını Instagram profiline koy",
      action: <SmallButton action="Bağlantıyı kopyala" onClick={copyLink} />,
    },
  ];
  const open = steps.filter(({ id, isDone }) => !isDone && !left.includes(id));
  if (open.length === 0 || !left.includes(BEGUN)) return null;
  return (
    <section className="kit-note kit-stack" data-tint="butter" aria-labelledby="first-opening">
      <h3 id="first-opening">Dükkânını açalım</h3>
      <ol className="kit-list-dots today-page-opening">
        {steps.map(({ id, isDone, words, action }) => (
          <li key={id}>
            <p>
              {words}
              {!open.some((step) => step.id === id) && (
                <span className="kit-soft"> {isDone ? "tamam" : "sonraya kaldı"}</span>
              )}
            </p>
            {open.some((step) => step.id === id) && (
              <div className="kit-row">
                {action}
                <SmallButton action="Sonra" of={words} onClick={() => leave(id)} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The panel greets her by it, and her helpers see it beside what she changed. */
function OwnersName() {
  const { setUser } = useSession();
  return (
    <TypedForm
      action="Adımı kaydet"
      onSubmit={async ({ name = "" }) => {
        setUser(await panel.rename(name));
        toast.success("Adın kaydedildi");
      }}
    >
      <Field label="Ad Soyad" name="name" autoComplete="name" maxLength={100} required />
    </TypedForm>
  );
}
