import "../../ui/button.css";
import "./recent-searches.css";
import { useEffect, useState } from "react";
import { Link, type LinkProps } from "react-router";
import { addresses } from "../../../domain/web/addresses.ts";
import { onThisDevice } from "../../browser-storage.ts";
import { useIsHydrated } from "../../page-store.ts";
import { SmallButton } from "../../ui/button.tsx";

const KEY = "son-aranan";
const MOST = 6;

/** The last searches that found something, on this device alone, the newest first. As text of an address, whatever is stored can be read. */
export const recentSearches = {
  read: (): readonly string[] => new URLSearchParams(onThisDevice.read(KEY)).getAll("q").filter(Boolean).slice(0, MOST),
  remember(query: string) {
    const queries = [query, ...recentSearches.read().filter((other) => other !== query)];
    onThisDevice.write(KEY, `${new URLSearchParams(queries.map((one) => ["q", one]))}`);
  },
  clear: () => onThisDevice.remove(KEY),
};

export function useRememberedSearch(query: string, hasFound: boolean) {
  useEffect(
    function rememberSearch() {
      if (query !== "" && hasFound) recentSearches.remember(query);
    },
    [query, hasFound],
  );
}

/** On the empty search page. Only the device knows them, so the server draws none. */
export function RecentSearches() {
  const isHydrated = useIsHydrated();
  const [isCleared, setCleared] = useState(false);
  const queries = isHydrated && !isCleared ? recentSearches.read() : [];
  if (queries.length === 0) return null;
  return (
    <section aria-label={RECENT_TITLE}>
      <RecentHead title={RECENT_TITLE} onClear={() => setCleared(true)} />
      <ul className="recent-searches">
        {queries.map((query) => (
          <li key={query}>
            <SearchChip to={addresses.search(query)}>{query}</SearchChip>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const SearchChip = (link: LinkProps) => <Link className="button-chip recent-searches-chip" {...link} />;

/** Queries that find something in a shop of any size. */
export const OTHER_QUERIES = ["sevgiliye hediye", "doğum günü hediyesi", "300 TL altı"];

export const RECENT_TITLE = "Son aramaların";

type RecentHeadProps = { title: string; onClear: (() => void) | undefined };

export function RecentHead({ title, onClear }: RecentHeadProps) {
  const clear = () => {
    recentSearches.clear();
    onClear?.();
  };
  return (
    <div className="recent-searches-head">
      <h2>{title}</h2>
      {/* In the list of a search box, the box keeps the focus. */}
      {onClear && <SmallButton action="Temizle" onMouseDown={(event) => event.preventDefault()} onClick={clear} />}
    </div>
  );
}
