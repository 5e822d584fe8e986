import type { MouseEventHandler } from "react";
import { Link, type LinkProps } from "react-router";
import { formatPrice } from "../../../domain/money.ts";
import type { Suggestion, Suggestions } from "../../../domain/search/suggestion.ts";
import { ShopPicture } from "../../shop-picture.tsx";
import { MarkedName } from "../cards/marked-name.tsx";
import "./search-suggestions.css";
import { TopicCard } from "./topic-card.tsx";

export type SearchSuggestionsProps = {
  id: string;
  /** Undefined while the list is hidden. */
  answer: Suggestions | undefined;
  /** Index of the option that the arrow keys have reached. */
  active: number;
  optionId: (index: number) => string;
  /** See search-form.tsx. */
  replace: boolean;
  onChoose: MouseEventHandler<HTMLAnchorElement>;
};

/** Draws the list below a search box. The box itself controls it (search-form.tsx). */
export function SearchSuggestions({ id, answer, active, optionId, replace, onChoose }: SearchSuggestionsProps) {
  const shown = answer?.suggestions ?? [];
  const topic = answer?.topic;
  const firstProduct = topic ? 1 : 0;
  const count = shown.length + firstProduct;
  const optionProps = (index: number) => ({
    id: optionId(index),
    role: "option",
    "aria-selected": index === active,
    tabIndex: -1,
    replace,
    onClick: onChoose,
  });
  return (
    <div className="search-suggestions" hidden={!answer}>
      {(answer?.absence || answer?.isNear) && (
        <p className="search-suggestions-note">
          {answer.absence ??
            (count > 0 ? "Tam olarak bunu bulamadık, yakın olanlar:" : "Bunu bulamadık. Başka türlü yazmayı dene.")}
        </p>
      )}
      {/* The box keeps the focus while an option is pressed. */}
      <div id={id} role="listbox" aria-label="Öneriler" onMouseDown={(event) => event.preventDefault()}>
        {topic && <TopicCard topic={topic} {...optionProps(0)} />}
        {shown.map((suggestion, index) => (
          <Option key={suggestion.slug} suggestion={suggestion} {...optionProps(firstProduct + index)} />
        ))}
      </div>
      <p className="unseen" role="status">
        {count > 0 && `${count} öneri`}
      </p>
    </div>
  );
}

const Option = ({ suggestion, ...link }: { suggestion: Suggestion } & Omit<LinkProps, "to">) => (
  <Link className="search-suggestions-item" to={suggestion.address} {...link}>
    <span className="search-suggestions-picture">
      <ShopPicture image={suggestion.image} alt="" sizes="48px" widths={[160]} width={48} height={48} />
    </span>
    <span>
      <MarkedName name={suggestion.name} matched={suggestion.matched} />
    </span>
    <span className="price">{formatPrice(suggestion.price)}</span>
  </Link>
);
