import { type RefObject, useEffect, useId } from "react";
import { Link } from "react-router";
import { formatPrice } from "../../../domain/money.ts";
import type { Suggestion } from "../../../domain/search/suggestion.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { ShopPicture } from "../../shop-picture.tsx";
import { MarkedName } from "../cards/marked-name.tsx";
import "./search-suggestions.css";
import { useSuggestions } from "./use-suggestions.ts";

export type SearchSuggestionsProps = { input: RefObject<HTMLInputElement | null> };

/** The list under a search box, worked by the box itself (the combobox pattern of WAI-ARIA). */
export function SearchSuggestions({ input }: SearchSuggestionsProps) {
  const listId = useId();
  const optionId = (index: number) => `${listId}-${index}`;
  const { answer, active, leave } = useSuggestions(input);
  const shown = answer?.suggestions ?? [];
  const isOpen = shown.length > 0;

  useEffect(function tellTheBox() {
    const box = input.current;
    box?.setAttribute("role", "combobox");
    box?.setAttribute("aria-autocomplete", "list");
    box?.setAttribute("aria-controls", listId);
    box?.setAttribute("aria-expanded", String(isOpen));
    if (isOpen && active >= 0) box?.setAttribute("aria-activedescendant", optionId(active));
    else box?.removeAttribute("aria-activedescendant");
  });

  return (
    <div className="search-suggestions" hidden={!answer}>
      {answer?.isNear && (
        <p className="search-suggestions-note">
          {isOpen ? "Tam olarak bunu bulamadık, yakın olanlar:" : "Bunu bulamadık. Başka türlü yazmayı dene."}
        </p>
      )}
      {/* The box keeps the focus while an option is pressed. */}
      <div id={listId} role="listbox" aria-label="Öneriler" onMouseDown={(event) => event.preventDefault()}>
        {shown.map((suggestion, index) => (
          <Option
            key={suggestion.slug}
            id={optionId(index)}
            suggestion={suggestion}
            isActive={index === active}
            onChoose={leave}
          />
        ))}
      </div>
      <p className="unseen" role="status">
        {isOpen && `${shown.length} öneri`}
      </p>
    </div>
  );
}

type OptionProps = { id: string; suggestion: Suggestion; isActive: boolean; onChoose: () => void };

const Option = ({ id, suggestion: { name, slug, image, price, matched }, isActive, onChoose }: OptionProps) => (
  <Link
    id={id}
    className="search-suggestions-item"
    role="option"
    aria-selected={isActive}
    tabIndex={-1}
    to={addresses.product(slug)}
    onClick={onChoose}
  >
    <span className="search-suggestions-picture">
      <ShopPicture image={image} alt="" sizes="48px" widths={[160]} width={48} height={48} />
    </span>
    <span>
      <MarkedName name={name} matched={matched} />
    </span>
    <span className="price">{formatPrice(price)}</span>
  </Link>
);
