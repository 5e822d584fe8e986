import type { ReactNode } from "react";
import { capitalized } from "../../../domain/capitalized.ts";
import { pictureSoChosen } from "../../../domain/catalog/color-pictures.ts";
import {
  type Chosen,
  COLOR_GROUP,
  chosenOf,
  missingWords,
  type Need,
  needWords,
  toldChoice,
} from "../../../domain/choice/chosen.ts";
import { colorGroup, isChoice, isValueGone, type OptionGroup, type Options } from "../../../domain/choice/options.ts";
import { formatDifference } from "../../../domain/money.ts";
import { type CartLine, chooseInLine, lineKey, markLine } from "../../../domain/order/cart.ts";
import { type CodedCard, offerOf, optionsOfCard } from "../../../domain/order/checked-cart.ts";
import { saidValues } from "../../../domain/order/fitted-lines.ts";
import { offeredOf } from "../../../domain/order/offered-choice.ts";
import { textLines } from "../../../domain/order/plain-name.ts";
import { returnRight } from "../../../domain/shop/right-of-return.ts";
import { ApiError, api } from "../../api-client.ts";
import { cart } from "../../cart-state.ts";
import { lazyPart } from "../../part/lazy-part.tsx";
import { Swatch } from "../../ui/swatch.tsx";
import { RETURN_LAW } from "../page/return-law.ts";
import "./line-choices.css";

/** Few products are written on. */
const LineText = lazyPart(() => import("./line-text.tsx"));

type LineChoicesProps = {
  line: CartLine;
  /** The product as the shop has it today. Undefined until the shop has answered. */
  card: CodedCard | undefined;
};

/** The choices and texts of a line, and the questions that are still open. Until the shop has answered it asks for the color alone. */
export function LineChoices({ line, card }: LineChoicesProps) {
  const options = card && optionsOfCard(card);
  const groups = options?.groups ?? colorGroup(line.shown.colors);
  const said = options ? [] : [...saidValues(line).filter(({ group }) => group !== COLOR_GROUP), ...textsAsNames(line)];
  return (
    <>
      {groups.filter(isChoice).map((group) => (
        <LineGroup key={group.id} {...{ line, card, options, group }} />
      ))}
      {card &&
        options?.texts.map((text) => (
          <LineText
            key={text.id}
            {...{ line, text }}
            onWrite={(texts, unmade) => write(line, card, { texts, unmade })}
          />
        ))}
      {said.length > 0 && <p className="line-choices-said">{said.map(({ name }) => name).join(" · ")}</p>}
      {returnRight(options?.texts, line.texts) === "lost" && <p className="line-choices-law">{RETURN_LAW.lost}</p>}
    </>
  );
}

const textsAsNames = (line: CartLine) => textLines(line).map((name) => ({ name }));

/** More values are a list of the phone's own. Colors have swatches, which such a list cannot show. */
const MOST_BUTTONS = 10;

type LineGroupProps = LineChoicesProps & { options: Options | undefined; group: OptionGroup };

/** Open while nothing is chosen. Buttons, not radios: moving through radios by arrow key would merge equal lines. */
function LineGroup({ line, card, options, group: { id, name, word, values } }: LineGroupProps) {
  const others = (line.values ?? []).filter(({ group }) => group !== id);
  const chosen = line.values?.find(({ group }) => group === id);
  const isGone = (value: string) => options !== undefined && isValueGone(options, id, value, line);
  const take = (value: string) => {
    const found = values.find((one) => one.id === value);
    if (found) choose(line, card, { values: [{ group: id, id: found.id, name: found.name }, ...others] });
  };
  const need = { id, word };
  const label = `${needWords(need)}: ${line.name}`;
  return (
    <FoldedChoice name={name} need={need} chosen={chosen?.name}>
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
            {needWords(need)}
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
    </FoldedChoice>
  );
}

type FoldedChoiceProps = { name: string; need: Need; chosen: string | undefined; children: ReactNode };

const FoldedChoice = ({ name, need, chosen, children }: FoldedChoiceProps) => (
  <details className="line-choices" data-lacks={chosen === undefined} open={chosen === undefined}>
    <summary>
      {chosen === undefined ? (
        `${capitalized(missingWords(need))}. ${needWords(need)}:`
      ) : (
        <>
          {name}: {chosen} <u>Değiştir</u>
        </>
      )}
    </summary>
    {children}
  </details>
);

type ChoiceButtonProps = { isChosen: boolean; isGone: boolean; onChoose: () => void; children: ReactNode };

const ChoiceButton = ({ isChosen, isGone, onChoose, children }: ChoiceButtonProps) => (
  <button
    type="button"
    aria-pressed={isChosen}
    data-gone={isGone || undefined}
    onClick={({ currentTarget }) => {
      currentTarget.closest("details")?.querySelector("summary")?.focus();
      onChoose();
    }}
  >
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
