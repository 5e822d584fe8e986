import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import type { ShownProduct } from "../../../domain/catalog/product.ts";
import { isValueGone, type OptionGroup, type Options, type OptionValue } from "../../../domain/choice/options.ts";
import { foundValues } from "../../../domain/choice/value-names.ts";
import { formatDifference } from "../../../domain/money.ts";
import { shopChat } from "../../../domain/order/chat-link.ts";
import { plainName } from "../../../domain/order/plain-name.ts";
import { productMessage } from "../../../domain/order/product-message.ts";
import { onThisDevice } from "../../browser-storage.ts";
import { useIsHydrated } from "../../page-store.ts";
import { useShop } from "../../use-shop.ts";
import { placeOf } from "./buy-step.ts";
import type { PageChoice } from "./use-chosen.ts";

/** A longer list is searched. */
const SHOWN_AT_ONCE = 10;

type ChoiceGroupProps = { product: ShownProduct; group: OptionGroup; options: Options; chosen: PageChoice };

/** Radios whose state is the address. What is sold out stays choosable, because the shop can be asked for it. */
export function ChoiceGroup({ product, group, options, chosen }: ChoiceGroupProps) {
  const { id, name, word, values } = group;
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const isLong = values.length > SHOWN_AT_ONCE;
  const own = chosen.values.find((value) => value.group === id);
  const first = useFirstValue(id, own?.id);
  const shown = isLong
    ? foundValues(values, typed).toSorted((one, other) => Number(other.id === first) - Number(one.id === first))
    : values;
  const choose = (value: OptionValue) => {
    navigate(chosen.addressWith(id, value.id), { ...chosen.inPlace, flushSync: true });
    onThisDevice.write(keyOf(id), value.id);
  };
  return (
    <fieldset className="choices-group" id={placeOf(id)}>
      <legend>
        {name}
        {own && <span className="choices-chosen">: {own.name}</span>}
      </legend>
      {isLong && (
        <input
          type="search"
          className="field-input needs-script"
          aria-label={`Ara: ${name}`}
          placeholder={`Listede ${word} ara`}
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <div className="choices-values" data-long={isLong}>
        {shown.map((value) => (
          <Value
            key={value.id}
            value={value}
            group={id}
            isChosen={value.id === own?.id}
            isGone={isValueGone(options, id, value.id, chosen)}
            onChoose={() => choose(value)}
          />
        ))}
        {shown.length === 0 && <p>Listede yok, yazılışına bir daha bak.</p>}
      </div>
      {isLong && <Unlisted {...{ product, word, typed, chosen }} />}
    </fieldset>
  );
}

type ValueProps = { value: OptionValue; group: string; isChosen: boolean; isGone: boolean; onChoose: () => void };

const Value = ({ value: { id, name, note, extra }, group, isChosen, isGone, onChoose }: ValueProps) => (
  <label className="choices-value" data-gone={isGone}>
    <input type="radio" name={group} value={id} checked={isChosen} onChange={onChoose} />
    <span className="choices-value-name">{name}</span>
    {note !== "" && <small>{note}</small>}
    {extra !== 0 && <small>{formatDifference(extra)}</small>}
    {isGone && <span className="unseen">tükendi</span>}
  </label>
);

type UnlistedProps = { product: ShownProduct; word: string; typed: string; chosen: PageChoice };

/** A way out for what is not in the list: the shop is asked for it. */
function Unlisted({ product: { name }, word, typed, chosen }: UnlistedProps) {
  const { phone, publicUrl } = useShop();
  const { values, texts, prices, address } = chosen;
  const subject = { name, values, texts, ...prices, address: publicUrl + address };
  const href = shopChat(phone, `${productMessage(subject)}\n\nAradığım ${word} listede yok: ${plainName(typed)}`);
  return (
    href && (
      <a className="choices-unlisted" target="_blank" rel="noopener" href={href}>
        Listede yok, WhatsApp'tan yazayım
      </a>
    )
  );
}

const keyOf = (group: string) => `son-${group}`;

/** The first value of a long list: the one that the page opens with, else the last one chosen on this device. Choosing moves nothing. */
function useFirstValue(group: string, chosen: string | undefined): string | undefined {
  const isHydrated = useIsHydrated();
  const [opened] = useState(chosen);
  const last = useMemo(() => (isHydrated ? onThisDevice.read(keyOf(group)) : undefined), [isHydrated, group]);
  return opened ?? last;
}
