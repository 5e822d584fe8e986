import { useEffect, useEffectEvent, useId, useState } from "react";
import { OWNERS_QUESTION_LENGTH } from "../../../domain/listing/owners-listing.ts";
import "../../ui/field.css";
import { Icon } from "../../ui/icon.tsx";
import "./list-toolbar.css";

type ListToolbarProps = {
  search: string;
  onSearch: (search: string) => void;
  onAdd: () => void;
};

export const ListToolbar = ({ search, onSearch, onAdd }: ListToolbarProps) => (
  <div className="list-toolbar">
    <SearchBox search={search} onSearch={onSearch} />
    <button type="button" className="button button-ribbon" aria-haspopup="dialog" onClick={onAdd}>
      <Icon name="plus" size={20} />
      Yeni Ürün Ekle
    </button>
  </div>
);

type SearchBoxProps = Omit<ListToolbarProps, "onAdd">;

function SearchBox({ search, onSearch }: SearchBoxProps) {
  const id = useId();
  const [typed, setTyped] = useSettledTyping(search, onSearch);
  return (
    <div className="list-toolbar-search">
      <label htmlFor={id} className="unseen">
        Ürün ara
      </label>
      <Icon name="search" size={20} />
      <input
        id={id}
        type="search"
        className="field-input"
        placeholder="Ürün ara"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={OWNERS_QUESTION_LENGTH}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}

/** Between one letter and the next; nobody waits for it who stopped typing. */
const SETTLES_AFTER_MS = 150;

/** What is typed stands in the box at once and counts once it settles. */
function useSettledTyping(settled: string, onSettle: (typed: string) => void) {
  const [typed, setTyped] = useState<string>();
  const settleNow = useEffectEvent(onSettle);
  useEffect(
    function settleByAndBy() {
      if (typed === undefined) return;
      const timer = setTimeout(() => settleNow(typed), SETTLES_AFTER_MS);
      return () => clearTimeout(timer);
    },
    [typed],
  );
  if (typed === settled) setTyped(undefined);
  return [typed ?? settled, setTyped] as const;
}
