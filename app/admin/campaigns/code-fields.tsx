import { foldedCode } from "../../../domain/offer/typed-code.ts";
import type { CodeRule } from "../../../domain/settings/campaigns.ts";
import type { TypedCode, TypedGain } from "../../../domain/settings/typed-campaigns.ts";
import { SmallButton } from "../../ui/button.tsx";
import { Field, Select } from "../../ui/field.tsx";
import { OptionList } from "../panel-parts.tsx";
import type { FormErrors } from "../saved-form/form-state.ts";
import { typedFields } from "../saved-form/typed-fields.ts";
import { CodeTold } from "./code-told.tsx";
import { DaysFields } from "./days-fields.tsx";
import { GoodsField } from "./goods-field.tsx";
import { MadeCodes } from "./made-codes.tsx";
import { NumberField } from "./number-field.tsx";
import { PickedProducts } from "./picked-products.tsx";
import type { KnownNames } from "./product-names.ts";

const GAINS = [
  ["percent", "Yüzde indirim"],
  ["amount", "₺ indirim"],
  ["sending", "Ücretsiz kargo"],
  ["present", "Hediye ürün"],
] as const;

type CodeFieldsProps = {
  typed: TypedCode;
  /** As it would be saved; undefined if it would be refused. */
  rule: CodeRule | undefined;
  others: readonly TypedCode[];
  names: KnownNames;
  path: string;
  errors: FormErrors;
  onChange: (changes: Partial<TypedCode>) => void;
  onMade: (made: TypedCode[]) => void;
  onRemove: () => void;
};

export function CodeFields({ typed, rule, others, names, path, errors, onChange, onMade, onRemove }: CodeFieldsProps) {
  const { code, gain, least, onlySome, categories, products } = typed;
  const text = typedFields({ draft: typed, errors, onChange }, path);
  const folded = foldedCode(code);
  return (
    <div className="kit-stack">
      <Field
        {...text("code", "Kod")}
        hint={
          folded === code
            ? "3–20 harf ve rakam, örneğin ECE10. Büyük küçük harf fark etmez."
            : `${folded || "…"} olarak görünür; müşterin nasıl yazarsa yazsın tanınır.`
        }
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div className="kit-fields">
        <Select
          label="Ne kazandırır"
          name={`${path}gain.kind`}
          error={errors[`${path}gain`] ?? errors[`${path}gain.kind`]}
          value={gain.kind}
          onChange={({ target }) =>
            onChange({ gain: { ...gain, kind: GAINS.find(([one]) => one === target.value)?.[0] ?? gain.kind } })
          }
        >
          <OptionList of={GAINS} />
        </Select>
        <GainField
          gain={gain}
          path={path}
          errors={errors}
          onChange={(changes) => onChange({ gain: { ...gain, ...changes } })}
        />
      </div>
      {gain.kind === "present" && (
        <>
          <PickedProducts
            label="Hediye ürün"
            products={gain.product ? [gain.product] : []}
            names={names}
            most={1}
            error={errors[`${path}gain.product`]}
            onChange={([product = ""]) => onChange({ gain: { ...gain, product } })}
          />
          <p className="kit-soft">Müşterin ürünü sepetine ekler; bir tanesi ücretsiz olur.</p>
        </>
      )}
      {gain.kind === "sending" && (
        <p className="kit-soft">
          Ödenecekten kargo ücretini düşer. Ücreti Dükkânım'da yazmadıysan mesajda bir satırı olmaz.
        </p>
      )}
      <NumberField
        label="En az tutar (₺)"
        hint="Geçtiği ürünlerin indirimden ve kargodan önceki tutarı. Boşsa sınır yok."
        name={`${path}least`}
        error={errors[`${path}least`]}
        isMoney
        value={least}
        onChange={(least) => onChange({ least })}
      />
      <GoodsField
        goods={{ onlySome, categories, products }}
        names={names}
        path={path}
        error={errors[`${path}products`] ?? errors[`${path}categories`]}
        onChange={onChange}
      />
      <DaysFields text={text} />
      <Field {...text("about", "Kimin için")} hint="Örneğin kodu paylaşanın adı. Yalnız sen görürsün." />
      {rule && <CodeTold rule={rule} names={names} />}
      <MadeCodes typed={typed} others={others} onMade={onMade} />
      <SmallButton action="Kodu sil" of={folded || "yeni kod"} onClick={onRemove} />
    </div>
  );
}

type GainFieldProps = Pick<CodeFieldsProps, "path" | "errors"> & {
  gain: TypedGain;
  onChange: (changes: Partial<TypedGain>) => void;
};

function GainField({ gain, path, errors, onChange }: GainFieldProps) {
  if (gain.kind === "percent") {
    return (
      <NumberField
        label="Yüzde (%)"
        name={`${path}gain.percent`}
        error={errors[`${path}gain.percent`]}
        value={gain.percent}
        onChange={(percent) => onChange({ percent })}
      />
    );
  }
  if (gain.kind !== "amount") return null;
  return (
    <NumberField
      label="İndirim (₺)"
      name={`${path}gain.amount`}
      error={errors[`${path}gain.amount`]}
      isMoney
      value={gain.amount}
      onChange={(amount) => onChange({ amount })}
    />
  );
}
