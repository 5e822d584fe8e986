import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { Link } from "react-router";
import { FIRST_OWNERS_NAME, type User } from "../../../domain/account/user.ts";
import { NEW_PRODUCT, panelAddresses, productForm, settingAddress } from "../../../domain/web/panel-addresses.ts";
import type { TodayAnswer } from "../../../domain/web/panel-answers.ts";
import { onThisDevice } from "../../browser-storage.ts";
import { lazyPart } from "../../part/lazy-part.tsx";
import { LostPart } from "../../part/lost-part.tsx";
import { TypedForm } from "../../proof/typed-form.tsx";
import { useSession } from "../../session.tsx";
import { toast } from "../../toast.tsx";
import { PlainButton } from "../../ui/button.tsx";
import { copyText } from "../../ui/copy-text.ts";
import { Field } from "../../ui/field.tsx";
import { useShop } from "../../use-shop.ts";
import { panel } from "../panel-calls.ts";
import { TextButton } from "../panel-parts.tsx";
import "./today-page.css";

/** The name with which every shop begins. */
const FIRST_NAME = "Fiyonk";

/** Noted once on the owner's device, so that a shop that has been open for long shows no first steps on her next phone. */
const BEGUN = "begun";

/** Only an empty shop is offered any. */
const FirstShelves = lazyPart(() => import("./first-shelves.tsx"), LostPart);

type FirstOpeningProps = { opening: TodayAnswer["opening"]; user: User; onChanged: () => Promise<void> };

/** The first steps of a new shop. Those that only this device knows of are ticked by doing them or by leaving them. */
export function FirstOpening({ opening, user, onChanged }: FirstOpeningProps) {
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

  const steps: readonly Step[] = [
    {
      id: "you",
      isDone: user.name !== FIRST_OWNERS_NAME,
      words: "Adın ne?",
      action: "Adımı kaydet",
      form: <OwnersName action="Adımı kaydet" />,
    },
    {
      id: "number",
      isDone: opening.hasNumber,
      words: "WhatsApp numaranı yaz",
      action: "Numaranı yaz",
      to: settingAddress("contact", "phone"),
    },
    {
      id: "name",
      isDone: opening.name !== FIRST_NAME,
      words: "Dükkânının adını yaz",
      action: "Adını yaz",
      to: settingAddress("contact", "name"),
    },
    {
      id: "shelves",
      isDone: opening.proposals.length === 0,
      words: "Neler satıyorsun?",
      action: "Seçtiklerimi ekle",
      to: panelAddresses.ownersCategories,
      form: <FirstShelves proposals={opening.proposals} action="Seçtiklerimi ekle" onAdded={onChanged} />,
    },
    {
      id: "product",
      isDone: opening.products > 0,
      words: "İlk ürününü bir fotoğraftan ekle",
      action: "Ürün ekle",
      to: productForm(NEW_PRODUCT),
    },
    {
      id: "moving",
      isDone: opening.products > 0,
      words: "Ürünlerin başka bir yerde mi? Buraya taşı",
      action: "Taşımaya başla",
      to: panelAddresses.moving,
    },
    {
      id: "look",
      words: "Dükkânının görünümünü seç",
      action: "Görünümü aç",
      to: panelAddresses.look,
      onGo: () => leave("look"),
    },
    { id: "share", words: "Bağlantını Instagram profiline koy", action: "Bağlantıyı kopyala", onGo: copyLink },
  ];
  const open = steps.filter(({ id, isDone }) => !isDone && !left.includes(id));
  if (open.length === 0 || !left.includes(BEGUN)) return null;
  return (
    <section className="kit-note kit-stack" data-tint="butter" aria-labelledby="first-opening">
      <h3 id="first-opening">Dükkânını açalım</h3>
      <ol className="today-page-opening">
        {steps.map((step) => (
          <li key={step.id} aria-current={step === open[0] ? "step" : undefined}>
            {open.includes(step) ? (
              <>
                {step === open[0] && <p>{step.words}</p>}
                <StepAction {...step} isNext={step === open[0]} />
                <TextButton action="Sonra" of={step.words} onClick={() => leave(step.id)} />
              </>
            ) : (
              <p>
                {step.words} <span className="kit-soft">{step.isDone ? "tamam" : "sonraya kaldı"}</span>
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

type Step = {
  id: string;
  /** Left out where only this device knows. */
  isDone?: boolean;
  words: string;
  /** Its button's words while it is the next one. */
  action: string;
  to?: string;
  onGo?: () => void;
  /** Stands in the button's place while the step is the next one, or where it leads nowhere. */
  form?: ReactNode;
};

/** The next step has the only filled button; a later one is a link. */
function StepAction({ words, action, to, onGo, form, isNext }: Step & { isNext: boolean }) {
  if (form && (isNext || to === undefined)) return form;
  const link = { className: isNext ? "button button-ribbon button-small" : "kit-links-plain", onClick: onGo };
  const says = isNext ? action : words;
  return to === undefined ? (
    <PlainButton action={says} {...link} />
  ) : (
    <Link to={to} {...link}>
      {says}
    </Link>
  );
}

/** The panel greets her by it, and her helpers see it beside what she changed. */
function OwnersName({ action }: { action: string }) {
  const { setUser } = useSession();
  return (
    <TypedForm
      action={action}
      onSubmit={async ({ name = "" }) => {
        setUser(await panel.rename(name));
        toast.success("Adın kaydedildi");
      }}
    >
      <Field label="Ad Soyad" name="name" autoComplete="name" maxLength={100} required />
    </TypedForm>
  );
}
