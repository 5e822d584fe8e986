import "./search-form.css";
import { type FormEvent, type KeyboardEvent, type MouseEvent, useId, useRef } from "react";
import { useNavigate } from "react-router";
import type { Suggestions } from "../../../domain/search/chosen-card.ts";
import { MAX_QUERY_LENGTH } from "../../../domain/search/query-length.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useSuggestions } from "./use-suggestions.ts";

type SearchFormProps = {
  query?: string;
  /** In the header's row: the result's history entry replaces the row's. */
  replace?: boolean;
};

/** A plain form whose box also controls the list of suggestions below it (the combobox pattern of WAI-ARIA). */
export function SearchForm({ query, replace = false }: SearchFormProps) {
  const box = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const listId = useId();
  const { List, answer, active, isLooking, suggest, activate, close } = useSuggestions();
  const choices = choicesIn(answer);
  const chosen = choices[active];
  const optionId = (index: number) => `${listId}-${index}`;

  const suggestForTyped = () => suggest(box.current?.value.trim() ?? "");
  const closeAndBlur = () => {
    close();
    box.current?.blur();
  };
  const moveByKey = (event: KeyboardEvent) => {
    const next = nextActive(event.key, active, choices.length);
    const isClosing = event.key === "Escape" && answer !== undefined;
    if (next === undefined && !isClosing) return;
    event.preventDefault();
    if (next === undefined) close();
    else activate(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = box.current?.value.trim() ?? "";
    if (!chosen && typed === "") return;
    closeAndBlur();
    navigate(chosen ?? addresses.search(typed), { replace });
  };
  const choose = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const opensElsewhere = altKey || ctrlKey || metaKey || shiftKey;
    if (!opensElsewhere) closeAndBlur();
  };
  const clear = () => {
    if (!box.current) return;
    box.current.value = "";
    box.current.focus();
    close();
  };

  return (
    <search className="search-form" aria-busy={isLooking}>
      <form action={addresses.searchForm} onSubmit={submit}>
        <Icon name="search" size={20} />
        <input
          ref={box}
          // ARIA in HTML allows the combobox role on a text field, but not on a search field.
          type="text"
          inputMode="search"
          enterKeyHint="search"
          name="q"
          role="combobox"
          aria-label="Ürün ara"
          aria-autocomplete="list"
          aria-expanded={choices.length > 0}
          aria-controls={List && listId}
          aria-activedescendant={chosen && optionId(active)}
          placeholder="Ne arıyorsun?"
          autoComplete="off"
          maxLength={MAX_QUERY_LENGTH}
          defaultValue={query}
          onFocus={suggestForTyped}
          onInput={suggestForTyped}
          onBlur={close}
          onKeyDown={moveByKey}
        />
        <IconButton
          className="button-icon search-form-clear needs-script"
          icon="close"
          label="Aramayı temizle"
          size={18}
          onClick={clear}
        />
        {List && (
          <List
            id={listId}
            answer={answer}
            active={active}
            optionId={optionId}
            replace={replace}
            onChoose={choose}
            onCleared={suggestForTyped}
          />
        )}
      </form>
    </search>
  );
}

/** The address of each suggestion: first the information page, then the products. */
const choicesIn = (answer: Suggestions | undefined): string[] => [
  ...(answer?.topic ? [addresses.info(answer.topic.page)] : []),
  ...(answer?.suggestions ?? []).map(({ address }) => address),
];

/** Moves in a circle through the suggestions and the box itself (-1); undefined for other keys. */
function nextActive(key: string, active: number, count: number): number | undefined {
  if (count === 0 || (key !== "ArrowDown" && key !== "ArrowUp")) return undefined;
  const stops = count + 1;
  return ((active + 1 + (key === "ArrowDown" ? 1 : stops - 1)) % stops) - 1;
}
