import { useState } from "react";
import { istanbulDate } from "../../../domain/istanbul.ts";
import {
  CONSENT_PARTS,
  CONSENT_WAYS,
  type ConsentPart,
  type SharedWord,
  sharedWords,
} from "../../../domain/settings/shared-words.ts";
import { typedIn } from "../../../domain/typed-list.ts";
import { ApiError } from "../../api-client.ts";
import { messages } from "../../messages.ts";
import { useSession } from "../../session.tsx";
import { toast } from "../../toast.tsx";
import { PlainButton, SmallButton } from "../../ui/button.tsx";
import { Checkbox, Field, Select, TextArea } from "../../ui/field.tsx";
import { randomToken } from "../../ui/random-token.ts";
import { OptionList } from "../panel-parts.tsx";
import type { FormErrors } from "../saved-form/form-state.ts";
import { halfDoneAt } from "../saved-form/half-done.ts";
import type { FieldsProps } from "../saved-form/saved-form.tsx";
import { PictureField } from "../sections/picture-field.tsx";
import { useFailureHandler } from "../use-failure-handler.ts";
import { sharingCalls } from "./sharing-calls.ts";

const FIELD = "shared";

const WAYS: Record<(typeof CONSENT_WAYS)[number], string> = {
  whatsapp: "WhatsApp",
  instagram: "Instagram",
  email: "E-posta",
  paper: "Yazılı kâğıt",
};

const PARTS: Record<ConsentPart, string> = { text: "Mesajı", photo: "Fotoğrafı", name: "İlk adı" };

const newWord = (): SharedWord => ({
  ...{ id: randomToken(), text: "", photo: "", name: "" },
  consent: { who: "", day: "", way: "whatsapp", parts: [] },
});

/** The shared words, a box each. */
export function SharedWordFields({ draft, errors, onChange, onUploading }: FieldsProps & Uploading) {
  const handleFailure = useFailureHandler();
  const { user } = useSession();
  const words = typedIn(sharedWords, draft[FIELD]);
  const setWords = (next: readonly SharedWord[]) => onChange({ [FIELD]: next });
  const takeDown = async (word: SharedWord) => {
    try {
      await sharingCalls.takeDown(word.id);
      if (user) halfDoneAt(user.id, "shared-words").remove();
      toast.success("Sayfadan, geçmişten ve görsellerden silindi");
    } catch (error) {
      // It was never saved.
      if (!(error instanceof ApiError && error.status === 404)) return handleFailure(error, messages.actionFailed);
    }
    location.reload();
  };
  return (
    <section className="kit-card">
      <h3>İzin verenler</h3>
      {Array.from(words.entries(), ([at, word]) => (
        <WordFields
          key={word.id}
          name={`${FIELD}.${at}`}
          word={word}
          errors={errors}
          onUploading={onUploading}
          onChange={(changes) => setWords(words.with(at, { ...word, ...changes }))}
          onTakeDown={() => takeDown(word)}
        />
      ))}
      {errors[FIELD] && <p className="field-error">{errors[FIELD]}</p>}
      <PlainButton action="Ekle" onClick={() => setWords([...words, newWord()])} />
    </section>
  );
}

type Uploading = { onUploading: (isUploading: boolean) => void };

type WordFieldsProps = Uploading & {
  name: string;
  word: SharedWord;
  errors: FormErrors;
  onChange: (changes: Partial<SharedWord>) => void;
  onTakeDown: () => void;
};

function WordFields({ name, word, errors, onUploading, onChange, onTakeDown }: WordFieldsProps) {
  const { consent } = word;
  const [isAsked, setAsked] = useState(false);
  const today = istanbulDate(new Date());
  const setConsent = (changes: Partial<SharedWord["consent"]>) => onChange({ consent: { ...consent, ...changes } });
  const known = (field: string) => ({ name: `${name}.${field}`, error: errors[`${name}.${field}`] });
  const of = word.name || consent.who || "Yeni paylaşım";
  return (
    <fieldset className="kit-box kit-stack">
      <legend>{of}</legend>
      <TextArea
        label="Mesajı"
        rows={3}
        {...known("text")}
        value={word.text}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      <PictureField
        title="Fotoğrafı"
        hint="Yüz, adres, telefon, başkasının adı görünmesin; çocuk olmasın."
        field={`${name}.photo`}
        queue={`izin-${word.id}`}
        value={word.photo}
        errors={errors}
        onChange={(photo) => onChange({ photo })}
        onUploading={onUploading}
      />
      <Field
        label="Görünecek ad"
        hint="Ayşe ya da Ayşe Y.; boş da kalabilir."
        autoComplete="off"
        {...known("name")}
        value={word.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <div className="kit-fields">
        <Field
          label="Kim izin verdi"
          hint="Yalnız sen görürsün."
          autoComplete="off"
          {...known("consent.who")}
          value={consent.who}
          onChange={({ target }) => setConsent({ who: target.value })}
        />
        <Field
          label="Hangi gün"
          type="date"
          max={today}
          {...known("consent.day")}
          {...(consent.day > today && { error: "İzin günü gelecekte olamaz" })}
          value={consent.day}
          onChange={({ target }) => setConsent({ day: target.value })}
        />
        <Select
          label="Nereden"
          {...known("consent.way")}
          value={consent.way}
          onChange={({ target }) =>
            setConsent({ way: CONSENT_WAYS.find((way) => way === target.value) ?? consent.way })
          }
        >
          <OptionList of={CONSENT_WAYS.map((way) => [way, WAYS[way]] as const)} />
        </Select>
      </div>
      <fieldset className="kit-row">
        <legend>Neyi gösterebilirsin</legend>
        {CONSENT_PARTS.map((part) => (
          <Checkbox
            key={part}
            label={PARTS[part]}
            checked={consent.parts.includes(part)}
            onChange={({ target }) =>
              setConsent({
                parts: target.checked ? [...consent.parts, part] : consent.parts.filter((one) => one !== part),
              })
            }
          />
        ))}
      </fieldset>
      {errors[`${name}.consent.parts`] && <p className="field-error">{errors[`${name}.consent.parts`]}</p>}
      {isAsked ? (
        <div className="kit-note kit-stack" role="alert">
          <p>
            Sayfadan, geçmişten ve görsellerden hemen silinir, geri alınamaz. Bilgisayarına indirdiğin yedeklerde kalır;
            o yedek geri yüklenirse yine silinir. Bu formda kaydetmediğin başka değişiklik varsa önce kaydet.
          </p>
          <div className="kit-row">
            <SmallButton action="Sil" of={of} onClick={onTakeDown} />
            <SmallButton action="Vazgeç" of={of} onClick={() => setAsked(false)} />
          </div>
        </div>
      ) : (
        <SmallButton action="Her yerden kaldır" of={of} onClick={() => setAsked(true)} />
      )}
    </fieldset>
  );
}
