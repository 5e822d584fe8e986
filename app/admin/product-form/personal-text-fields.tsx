import { MAX_TEXTS, SIGNS, type Signs } from "../../../domain/choice/choice-sets.ts";
import type { TextKind } from "../../../domain/choice/chosen.ts";
import { Chip, SmallButton } from "../../ui/button.tsx";
import { Checkbox, Field, Select } from "../../ui/field.tsx";
import { useMayChangePrices } from "../panel-context.tsx";
import { OptionList, Thumb } from "../panel-parts.tsx";
import { typedBoxes, typedFields } from "../saved-form/typed-fields.ts";
import type { ProductDraft } from "./product-form-values.ts";

type Texts = ProductDraft["personalTexts"];

type PersonalTextFieldsProps = {
  texts: Texts;
  pictures: readonly string[];
  error: string | undefined;
  onChange: (texts: Texts) => void;
};

/** The texts that a product asks for, such as the name on a necklace. */
export function PersonalTextFields({ texts, pictures, error, onChange }: PersonalTextFieldsProps) {
  const mayChangePrices = useMayChangePrices();
  return (
    <>
      {Array.from(texts.entries(), ([at, text]) => {
        const change = (changes: Partial<Texts[number]>) => onChange(texts.with(at, { ...text, ...changes }));
        const typed = typedFields({ draft: text, errors: {}, onChange: change });
        const name = text.label.trim() || `${at + 1}. yazı`;
        return (
          <fieldset key={text.id || at} className="kit-box">
            <legend className="unseen">Müşterinin yazısı: {name}</legend>
            <div className="kit-fields">
              <Field {...typed("label", "Ne yazsın?")} name="personalTexts" placeholder="İsim" />
              <Field {...typed("most", "En çok kaç harf?")} name="personalTexts" inputMode="numeric" />
              {mayChangePrices && <Field {...typed("extra", "Fiyat farkı (₺)")} name="personalTexts" />}
            </div>
            <Select
              label="Hangi işaretler?"
              value={text.signs}
              onChange={({ target }) => {
                const signs = SIGNS.find((one) => one === target.value);
                if (signs) change({ signs });
              }}
            >
              <OptionList of={SIGNS.map((signs) => [signs, SIGN_WORDS[signs]])} />
            </Select>
            {pictures.length > 0 && (
              <LettersPicture pictures={pictures} picture={text.picture} onChange={(picture) => change({ picture })} />
            )}
            <div className="kit-ends">
              <Checkbox {...typedBoxes({ draft: text, onChange: change })("isRequired", "Yazmadan sipariş olmaz")} />
              <SmallButton action="Çıkar" of={name} onClick={() => onChange(texts.toSpliced(at, 1))} />
            </div>
          </fieldset>
        );
      })}
      {error && <p className="field-error">{error}</p>}
      {texts.length < MAX_TEXTS && (
        <div className="kit-row">
          {Object.values(NEW_TEXTS).map(([action, text]) => (
            <Chip key={action} action={action} onClick={() => onChange([...texts, text])} />
          ))}
        </div>
      )}
    </>
  );
}

/** The button that adds a text of each kind, and the text as it is added. */
const NEW_TEXTS: Record<TextKind, [action: string, text: Texts[number]]> = {
  text: ["+ Müşterinin yazısı", { id: "", label: "", most: "12", signs: "letters", isRequired: true, extra: "" }],
};

type LettersPictureProps = {
  pictures: readonly string[];
  picture: string | undefined;
  onChange: (picture: string | undefined) => void;
};

function LettersPicture({ pictures, picture = "", onChange }: LettersPictureProps) {
  const chosen = pictures.includes(picture) ? picture : "";
  return (
    <div className="kit-row">
      {chosen !== "" && <Thumb image={chosen} alt="" />}
      <Select
        label="Harflerin resmi"
        value={chosen}
        onChange={({ target }) => onChange(target.value === "" ? undefined : target.value)}
      >
        <option value="">Yok</option>
        <OptionList of={pictures.map((address, at) => [address, at === 0 ? "Ana görsel" : `${at + 1}. görsel`])} />
      </Select>
    </div>
  );
}

const SIGN_WORDS: Record<Signs, string> = {
  letters: "Yalnız harf ve ♥",
  signs: "Harf, rakam ve . , ' - & ♥ ∞",
  any: "Her yazı, emoji de",
};
