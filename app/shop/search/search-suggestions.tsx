import type { MouseEvent, MouseEventHandler } from "react";
import { Link, type LinkProps } from "react-router";
import type { Category } from "../../../domain/catalog/category.ts";
import type { Suggestion, Suggestions } from "../../../domain/search/chosen-card.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { ShopPicture } from "../../shop-picture.tsx";
import { MarkedName } from "../cards/marked-name.tsx";
import { Price } from "../cards/price-words.tsx";
import { OTHER_QUERIES, RECENT_TITLE, RecentHead, recentSearches } from "./recent-searches.tsx";
import "./search-suggestions.css";
import type { TopicLink } from "../../../domain/search/search-guide.ts";
import { Icon } from "../../ui/icon.tsx";

/** A query to try, or a category in its tint. */
type Way = Suggestion & { tint?: Category["tint"] };

type WayGroup = { title: string; ways: readonly Way[] };

/** `groups`: where to go from an empty box. Their ways are the suggestions, in this order. */
export type SuggestedAnswer = Suggestions & { groups?: readonly WayGroup[] };

/** Leaves room for the categories on a phone. */
const MOST_RECENT = 3;

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
  /** Called after the recent searches were cleared. */
  onCleared: () => void;
};

/** What this device searched last, queries that find something in any shop, and the categories. Nobody's searches are counted. */
export function answerBeforeTyping(categories: readonly Pick<Category, "slug" | "name" | "tint">[]): SuggestedAnswer {
  const groups = [
    { title: RECENT_TITLE, ways: recentSearches.read().slice(0, MOST_RECENT).map(queryWay) },
    { title: "Şunları dene", ways: OTHER_QUERIES.map(queryWay) },
    {
      title: "Kategoriler",
      ways: categories.map(({ slug, name, tint }) => ({ ...way(name, addresses.category(slug)), tint })),
    },
  ].filter(({ ways }) => ways.length > 0);
  return { suggestions: groups.flatMap(({ ways }) => ways), isNear: false, groups };
}

const queryWay = (query: string): Way => way(query, addresses.search(query));

const way = (name: string, address: string): Way => ({
  name,
  slug: address,
  address,
  image: "",
  price: 0,
  matched: [],
});

/** Draws the list below a search box. The box itself controls it (search-form.tsx). */
export function SearchSuggestions({ id, answer, active, optionId, replace, ...events }: SearchSuggestionsProps) {
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
    onClick: events.onChoose,
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
      {answer?.groups ? (
        <div id={id}>
          {answer.groups.map(({ title, ways }) => (
            <div key={title} className="search-suggestions-group">
              <RecentHead title={title} onClear={title === RECENT_TITLE ? events.onCleared : undefined} />
              <div role="listbox" aria-label={title} className="search-suggestions-ways" onMouseDown={keepFocus}>
                {ways.map((one) => (
                  <Link
                    key={one.slug}
                    className="search-suggestions-way"
                    data-tint={one.tint}
                    to={one.address}
                    {...optionProps(shown.indexOf(one))}
                  >
                    {!one.tint && <Icon name="search" size={18} />}
                    {one.name}
                  </Link>
                ))}
              </div>
            </div>
          ))}
        </div>
      ) : (
        <div id={id} role="listbox" aria-label="Öneriler" onMouseDown={keepFocus}>
          {topic && <TopicCard topic={topic} {...optionProps(0)} />}
          {shown.map((suggestion, index) => (
            <Option key={suggestion.slug} suggestion={suggestion} {...optionProps(firstProduct + index)} />
          ))}
        </div>
      )}
      <p className="unseen" role="status">
        {count > 0 && `${count} öneri`}
      </p>
    </div>
  );
}

const keepFocus = (event: MouseEvent) => event.preventDefault();

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
