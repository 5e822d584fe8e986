import type { TypedMany, TypedTogether } from "../../../domain/settings/typed-campaigns.ts";
import { Field } from "../../ui/field.tsx";
import type { FormErrors } from "../saved-form/form-state.ts";
import { typedFields } from "../saved-form/typed-fields.ts";
import { DaysFields } from "./days-fields.tsx";
import { GoodsField } from "./goods-field.tsx";
import { NumberField } from "./number-field.tsx";
import { PickedProducts } from "./picked-products.tsx";
import type { KnownNames } from "./product-names.ts";

type OfferFieldsProps<Typed> = {
  typed: Typed;
  names: KnownNames;
  path: string;
  errors: FormErrors;
  onChange: (changes: Partial<Typed>) => void;
};

/** '3 al 2 öde': of so many pieces the cheapest ones are free. */
export function ManyFields({ typed, names, path, errors, onChange }: OfferFieldsProps<TypedMany>) {
  const { take, pay, onlySome, categories, products } = typed;
  return (
    <>
      <div className="kit-fields">
        <NumberField
          label="Alınan"
          name={`${path}take`}
          error={errors[`${path}take`]}
          value={take}
          onChange={(take) => onChange({ take })}
        />
        <NumberField
          label="Ödenen"
          name={`${path}pay`}
          error={errors[`${path}pay`]}
          value={pay}
          onChange={(pay) => onChange({ pay })}
        />
      </div>
      <p className="kit-soft">Alınanların en ucuzu, o günkü fiyatıyla ücretsiz olur.</p>
      <GoodsField
        goods={{ onlySome, categories, products }}
        names={names}
        path={path}
        error={errors[`${path}products`] ?? errors[`${path}categories`]}
        onChange={onChange}
      />
      <NameAndDays {...{ typed, path, errors, onChange }} hint="Boşsa “3 al 2 öde” gibi yazar." />
    </>
  );
}

/** 'Birlikte al': two or three products that are shown together on their pages, with or without a reduction. */
export function PairFields({ typed, names, path, errors, onChange }: OfferFieldsProps<TypedTogether>) {
  const { products, percent, amount } = typed;
  return (
    <>
      <PickedProducts
        label="Ürün ekle"
        products={products}
        names={names}
        most={3}
        error={errors[`${path}products`]}
        onChange={(products) => onChange({ products })}
      />
      <p className="kit-soft">İki ya da üç ürün. Her birinin sayfasında birlikte önerilir; indirim istersen yaz.</p>
      <div className="kit-fields">
        <NumberField
          label="Yüzde (%)"
          name={`${path}percent`}
          error={errors[`${path}percent`]}
          value={percent}
          onChange={(percent) => onChange({ percent })}
        />
        <NumberField
          label="ya da indirim (₺)"
          name={`${path}amount`}
          error={errors[`${path}amount`]}
          isMoney
          value={amount}
          onChange={(amount) => onChange({ amount })}
        />
      </div>
      <NameAndDays {...{ typed, path, errors, onChange }} hint="Boşsa “Birlikte al” yazar." />
    </>
  );
}

type NameAndDaysProps = Pick<OfferFieldsProps<TypedMany>, "path" | "errors"> & {
  typed: TypedMany | TypedTogether;
  hint: string;
  onChange: (changes: Record<string, string>) => void;
};

function NameAndDays({ typed, path, errors, hint, onChange }: NameAndDaysProps) {
  const text = typedFields({ draft: typed, errors, onChange }, path);
  return (
    <>
      <Field {...text("name", "Adı")} hint={`Sepette ve mesajda bu adla durur. ${hint}`} />
      <DaysFields text={text} />
    </>
  );
}
