import { useState } from "react";
import { giftMends, mendedWith } from "../../../domain/settings/gift-mends.ts";
import { typedIn } from "../../../domain/typed-list.ts";
import { LostPart } from "../../part/lost-part.tsx";
import { SmallButton } from "../../ui/button.tsx";
import { Select } from "../../ui/field.tsx";
import { OptionList, Thumb } from "../panel-parts.tsx";
import type { FieldsProps } from "../saved-form/saved-form.tsx";
import { useLoaded } from "../section-load.tsx";
import { ProductSearch } from "../showcase/product-search.tsx";
import { type GiftGood, giftCalls } from "./gift-calls.ts";

/** For each person, occasion and taste the goods that the finder takes as suiting. A tap says otherwise; nothing is typed. */
export function GiftMendsField({ field, draft, errors, onChange }: FieldsProps & { field: string }) {
  const mends = typedIn(giftMends, draft[field]);
  const [gift, choose] = useState("anne");
  const [met, meet] = useState<readonly GiftGood[]>([]);
  const { answer, hasFailed, reload } = useLoaded(() => giftCalls.suiting(gift), gift);
  const say = (product: string, fits: boolean | undefined) =>
    onChange({ [field]: mendedWith(mends, { product, gift, fits }) });
  const { names = [], goods = [], mended = [] } = answer ?? {};
  const saidOf = (id: string) => mends.find((mend) => mend.product === id && mend.gift === gift)?.fits;
  const known = new Map([...goods, ...mended, ...met].map((good) => [good.id, good]));
  const said = mends.filter((mend) => mend.gift === gift).map(({ product }) => product);
  const rows = [...new Set([...said, ...goods.map(({ id }) => id)])];
  return (
    <div className="kit-stack">
      <Select label="Kime, ne için" value={gift} onChange={({ target }) => choose(target.value)}>
        <OptionList of={names.map(({ slug, name }) => [slug, name])} />
      </Select>
      {hasFailed && <LostPart onRetry={reload} />}
      <ul className="kit-list" aria-label="Uyan ürünler">
        {rows.map((id) => {
          const { name, image } = known.get(id) ?? { name: "Artık görünmeyen ürün", image: "" };
          const fits = saidOf(id);
          return (
            <li key={id} className="kit-list-item">
              <Thumb image={image} isEager />
              <span className="kit-words">
                {name}
                {fits !== undefined && <small>{fits ? "Uyar dedin" : "Uymaz dedin"}</small>}
              </span>
              {fits === undefined ? (
                <SmallButton action="Uymaz" of={name} onClick={() => say(id, false)} />
              ) : (
                <SmallButton action="Vazgeç" of={name} onClick={() => say(id, undefined)} />
              )}
            </li>
          );
        })}
      </ul>
      {answer && rows.length === 0 && <p>Buna uyan ürünün yok; aşağıdan ekle.</p>}
      <ProductSearch
        label="Uyan bir ürün ekle"
        action="Uyar"
        error={errors[field]}
        isLeftOut={({ id }) => rows.includes(id) && saidOf(id) !== false}
        onChoose={({ id, name, image }) => {
          meet([...met, { id, name, image }]);
          say(id, true);
        }}
      />
    </div>
  );
}
