import { Link } from "react-router";
import { formatPrice } from "../../../domain/money.ts";
import type { Suggestion, Suggestions } from "../../../domain/search/suggestion.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { ShopPicture } from "../../shop-picture.tsx";
import { MarkedName } from "../cards/marked-name.tsx";
import "./search-suggestions.css";

export type SearchSuggestionsProps = {
  id: string;
  /** Undefined while nothing is shown. */
  answer: Suggestions | undefined;
  /** The one the box's arrow keys have reached. */
  active: number;
  optionId: (index: number) => string;
  onChoose: () => void;
};

/** Draws the list under a search box, which is worked by the box itself (search-form.tsx). */
export function SearchSuggestions({ id, answer, active, optionId, onChoose }: SearchSuggestionsProps) {
  const shown = answer?.suggestions ?? [];
  const isOpen = shown.length > 0;
  return (
    <div className="search-suggestions" hidden={!answer}>
      {answer?.isNear && (
        <p className="search-suggestions-note">
          {isOpen ? "Tam olarak bunu bulamadık, yakın olanlar:" : "Bunu bulamadık. Başka türlü yazmayı dene."}
        </p>
      )}
      {/* The box keeps the focus while an option is pressed. */}
      <div id={id} role="listbox" aria-label="Öneriler" onMouseDown={(event) => event.preventDefault()}>
        {shown.map((suggestion, index) => (
          <Option
            key={suggestion.slug}
            id={optionId(index)}
            suggestion={suggestion}
            isActive={index === active}
            onChoose={onChoose}
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
