import { type MouseEventHandler, useState } from "react";
import { Link, type LinkProps } from "react-router";
import type { Suggestion, Suggestions } from "../../../domain/search/chosen-card.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { ShopPicture } from "../../shop-picture.tsx";
import { MarkedName } from "../cards/marked-name.tsx";
import { Price } from "../cards/price-words.tsx";
import { RecentChip, RecentHead, recentSearches } from "./recent-searches.tsx";
import "./search-suggestions.css";
import type { TopicLink } from "../../../domain/search/search-guide.ts";
import { Icon } from "../../ui/icon.tsx";

/** `isRecent`: the last searches of this device, for an empty box. */
export type SuggestedAnswer = Suggestions & { isRecent?: true };

export type SearchSuggestionsProps = {
  id: string;
  /** Undefined while the list is hidden. */
  answer: SuggestedAnswer | undefined;
  /** Index of the option that the arrow keys have reached. */
  active: number;
  optionId: (index: number) => string;
  /** See search-form.tsx. */
  replace: boolean;
  onChoose: MouseEventHandler<HTMLAnchorElement>;
};

export function recentAnswer(): SuggestedAnswer | undefined {
  const queries = recentSearches.read();
  if (queries.length === 0) return undefined;
  const suggestions = queries.map((name) => ({ ...NO_PRODUCT, name, slug: name, address: addresses.search(name) }));
  return { suggestions, isNear: false, isRecent: true };
}

const NO_PRODUCT = { image: "", price: 0, matched: [] };

/** Draws the list below a search box. The box itself controls it (search-form.tsx). */
export function SearchSuggestions({ id, answer, active, optionId, replace, onChoose }: SearchSuggestionsProps) {
  const [, drawAgain] = useState(0);
  const isCleared = answer?.isRecent && recentSearches.read().length === 0;
  const shown = answer && !isCleared ? answer.suggestions : [];
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
    <div className="search-suggestions" hidden={!answer || isCleared}>
      {(answer?.absence || answer?.isNear) && (
        <p className="search-suggestions-note">
          {answer.absence ??
            (count > 0 ? "Tam olarak bunu bulamadık, yakın olanlar:" : "Bunu bulamadık. Başka türlü yazmayı dene.")}
        </p>
      )}
      {answer?.isRecent && <RecentHead id={`${id}-head`} onClear={() => drawAgain((times) => times + 1)} />}
      {/* The box keeps the focus while an option is pressed. */}
      <div
        id={id}
        role="listbox"
        aria-label={answer?.isRecent ? "Son aramaların" : "Öneriler"}
        className={answer?.isRecent && "recent-searches"}
        onMouseDown={(event) => event.preventDefault()}
      >
        {topic && <TopicCard topic={topic} {...optionProps(0)} />}
        {shown.map((suggestion, index) =>
          answer?.isRecent ? (
            <RecentChip key={suggestion.slug} query={suggestion.name} {...optionProps(index)} />
          ) : (
            <Option key={suggestion.slug} suggestion={suggestion} {...optionProps(firstProduct + index)} />
          ),
        )}
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
    <Price of={suggestion} />
  </Link>
);

/** Links to the information page that answers a query about the shop itself. Also one of a search box's suggestions. */
export const TopicCard = ({ topic: { page, title, text }, ...link }: { topic: TopicLink } & Omit<LinkProps, "to">) => (
  <Link className="search-suggestions-topic" to={addresses.info(page)} {...link}>
    <span className="search-suggestions-topic-words">
      <strong>{title}</strong>
      <span>{text}</span>
    </span>
    <Icon name="right" size={20} />
  </Link>
);
