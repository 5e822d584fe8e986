import { type ReactNode, useRef, useState } from "react";
import { pictureSoChosen } from "../../../domain/catalog/color-pictures.ts";
import { askedTogether } from "../../../domain/choice/asked-together.ts";
import {
  type Chosen,
  COLOR_GROUP,
  chosenOf,
  needWords,
  openQuestions,
  toldChoice,
} from "../../../domain/choice/chosen.ts";
import { colorGroup, isChoice, isValueGone, type OptionGroup, type Options } from "../../../domain/choice/options.ts";
import { formatDifference } from "../../../domain/money.ts";
import { type CartLine, chooseInLine, lineKey, markLine } from "../../../domain/order/cart.ts";
import { type CodedCard, offerOf, optionsOfCard } from "../../../domain/order/checked-cart.ts";
import { saidValues } from "../../../domain/order/fitted-lines.ts";
import { offeredOf } from "../../../domain/order/offered-choice.ts";
import { returnRight } from "../../../domain/shop/right-of-return.ts";
import { ApiError, api } from "../../api-client.ts";
import { cart } from "../../cart-state.ts";
import { lazyPart } from "../../part/lazy-part.tsx";
import { Swatch } from "../../ui/swatch.tsx";
import { LOST_IN_SHORT } from "../page/return-law.ts";
import "./line-choices.css";

/** Few products are written on. */
const LineText = lazyPart(() => import("./line-text.tsx"));

type LineChoicesProps = {
  line: CartLine;
  /** The product as the shop has it today. Undefined until the shop has answered. */
  card: CodedCard | undefined;
};

/**
 * One line of what is chosen and of what is still asked; a tap unfolds the questions. Until the shop has answered it asks for the color
 * alone. The only line of a cart has room, so its open questions are unfolded.
 */
export function LineChoices({ line, card, isAlone }: LineChoicesProps & { isAlone: boolean }) {
  const options = card && optionsOfCard(card);
  const groups = (options?.groups ?? colorGroup(line.shown.colors)).filter(isChoice);
  const texts = options?.texts ?? [];
  const open = openQuestions(line, line.shown.needs);
  const isUnmade = Object.keys(line.unmade ?? {}).length > 0;
  const lacks = open.length > 0 || isUnmade;
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpenAtFirst] = useState(isAlone && lacks);
  const close = () => {
    details.current?.querySelector("summary")?.focus();
    details.current?.removeAttribute("open");
  };
  /** Closes after the last answer, and where there is but one. */
  const closeAfter = (id: string) => {
    const isLast = open.length > 0 ? open.every((need) => need.id === id) : groups.length + texts.length === 1;
    if (isLast && !isUnmade) close();
  };
  const said = [
    ...saidValues(line).flatMap(({ id, name }) => (id === "" ? [] : name)),
    ...(line.texts ?? []).map(({ text }) => `“${text}”`),
    ...(returnRight(undefined, line.texts) === "lost" ? [LOST_IN_SHORT] : []),
    ...texts.flatMap(({ id, label, isRequired }) =>
      isRequired || lacks || line.texts?.some((text) => text.id === id) ? [] : `${label}: istersen yaz`,
    ),
  ].join(" · ");
  if (groups.length + texts.length === 0) return <SaidChoice words={[said, askedTogether(open)]} />;
  return (
    <details ref={details} className="line-choices" data-lacks={lacks} open={isOpenAtFirst || undefined}>
      <summary>
        {said !== "" && <span className="line-choices-said">{said}</span>}
        {lacks ? (
          <span className="line-choices-need">{isUnmade ? "Yazıyı düzelt" : askedTogether(open)}</span>
        ) : (
          <span className="unseen">Değiştir</span>
        )}
      </summary>
      {groups.map((group) => (
        <LineGroup key={group.id} {...{ line, card, options, group }} onChosen={() => closeAfter(group.id)} />
      ))}
      {card &&
        texts.map((text) => (
          <LineText
            key={text.id}
            {...{ line, text }}
            onWrite={(texts, unmade) => write(line, card, { texts, unmade })}
            onDone={close}
          />
        ))}
    </details>
  );
}

/** What cannot be changed, or not yet. */
export function SaidChoice({ words }: { words: readonly string[] }) {
  const said = words.filter(Boolean).join(" · ");
  return said !== "" && <p className="line-choices-said">{said}</p>;
}

/** More values are a list of the phone's own. Colors have swatches, which such a list cannot show. */
const MOST_BUTTONS = 10;

type LineGroupProps = LineChoicesProps & { options: Options | undefined; group: OptionGroup; onChosen: () => void };

/** Buttons, not radios: moving through radios by arrow key would merge equal lines. */
function LineGroup({ line, card, options, group: { id, name, word, values }, onChosen }: LineGroupProps) {
  const others = (line.values ?? []).filter(({ group }) => group !== id);
  const chosen = line.values?.find(({ group }) => group === id);
  const isGone = (value: string) => options !== undefined && isValueGone(options, id, value, line);
  const take = (value: string) => {
    const found = values.find((one) => one.id === value);
    if (!found) return;
    onChosen();
    choose(line, card, { values: [{ group: id, id: found.id, name: found.name }, ...others] });
  };
  const asked = needWords({ id, word });
  const label = `${asked}: ${line.name}`;
  return (
    <div className="line-choices-group" data-asked={chosen === undefined}>
      <span aria-hidden="true">{name}</span>
      {values.length <= MOST_BUTTONS || id === COLOR_GROUP ? (
        <fieldset aria-label={label}>
          {values.map((value) => (
            <ChoiceButton
              key={value.id}
              isChosen={value.id === chosen?.id}
              isGone={isGone(value.id)}
              onChoose={() => take(value.id)}
            >
              {value.paint !== undefined && <Swatch paint={value.paint} size={22} />}
              <span>{value.name}</span>
              {value.extra !== 0 && <small>{formatDifference(value.extra)}</small>}
            </ChoiceButton>
          ))}
        </fieldset>
      ) : (
        <select aria-label={label} value={chosen?.id ?? ""} onChange={({ target }) => take(target.value)}>
          <option value="" disabled>
            {asked}
          </option>
          {values.map((value) => (
            <option key={value.id} value={value.id}>
              {[value.name, value.extra !== 0 && formatDifference(value.extra), isGone(value.id) && "tükendi"]
                .filter(Boolean)
                .join(", ")}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

type ChoiceButtonProps = { isChosen: boolean; isGone: boolean; onChoose: () => void; children: ReactNode };

const ChoiceButton = ({ isChosen, isGone, onChoose, children }: ChoiceButtonProps) => (
  <button type="button" aria-pressed={isChosen} data-gone={isGone || undefined} onClick={onChoose}>
    {children}
    {isGone && <span className="unseen">tükendi</span>}
  </button>
);

type Written = Required<Pick<CartLine, "texts" | "unmade">>;

function write(line: CartLine, card: CodedCard, { texts, unmade }: Written) {
  cart.change((lines) => markLine(lines, lineKey(line), { unmade }));
  choose(line, card, { texts });
}

/** With today's price of what is chosen, where the shop has answered. */
function choose(line: CartLine, card: CodedCard | undefined, change: Chosen) {
  const wanted = { ...line, ...change };
  const chosen = card ? offeredOf(optionsOfCard(card), wanted) : chosenOf(toldChoice(wanted));
  const offer = card && offerOf(card, chosen);
  cart.change((lines) => chooseInLine(lines, lineKey(line), { ...chosen, ...offer }));
  if (toldChoice(chosen).color !== toldChoice(line).color) showColor({ ...line, ...chosen });
}

/** Without a connection the line keeps its picture. */
function noProducts(error: unknown): [] {
  if (error instanceof ApiError) return [];
  throw error;
}

/** Loads the picture afterwards, because a card does not contain the pictures of its colors. */
async function showColor(line: CartLine) {
  const [product] = await api.productsById([line.id]).then(({ products }) => products, noProducts);
  if (product) cart.setPicture(lineKey(line), pictureSoChosen(product, line));
}
