import { type FormEvent, type KeyboardEvent, type MouseEvent, useId, useRef } from "react";
import { useNavigate } from "react-router";
import { MAX_QUERY_LENGTH } from "../../../domain/search/query-length.ts";
import type { Suggestions } from "../../../domain/search/suggestion.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import "./search-form.css";
import { useSuggestions } from "./use-suggestions.ts";

type SearchFormProps = {
  question?: string;
  /** In a row that was opened for it: what is found takes the place of that step of the history. */
  isOpened?: boolean;
};

/** A plain form whose box also works the list of suggestions under it (the combobox pattern of WAI-ARIA). */
export function SearchForm({ question, isOpened = false }: SearchFormProps) {
  const box = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const listId = useId();
  const { List, answer, active, ask, reach, close } = useSuggestions();
  const choices = choicesIn(answer);
  const chosen = choices[active];
  const optionId = (index: number) => `${listId}-${index}`;

  const askForTyped = () => ask(box.current?.value.trim() ?? "");
  const shut = () => {
    close();
    box.current?.blur();
  };
  const walk = (event: KeyboardEvent) => {
    const next = nextActive(event.key, active, choices.length);
    const isClosing = event.key === "Escape" && answer !== undefined;
    if (next === undefined && !isClosing) return;
    event.preventDefault();
    if (next === undefined) close();
    else reach(next);
  };
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    const typed = box.current?.value.trim() ?? "";
    if (!chosen && typed === "") return;
    shut();
    navigate(chosen ?? addresses.search(typed), { replace: isOpened });
  };
  const choose = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const opensElsewhere = altKey || ctrlKey || metaKey || shiftKey;
    if (!opensElsewhere) shut();
  };
  const empty = () => {
    if (!box.current) return;
    box.current.value = "";
    box.current.focus();
    close();
  };

  return (
    <search className="search-form">
      <form action={addresses.searchForm} onSubmit={goOn}>
        <Icon name="search" size={20} />
        <input
          ref={box}
          // A combobox may be a field for text, but none for searching (ARIA in HTML).
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
          defaultValue={question}
          onFocus={askForTyped}
          onInput={askForTyped}
          onBlur={close}
          onKeyDown={walk}
        />
        <IconButton
          className="button-icon search-form-empty needs-script"
          icon="close"
          label="Aramayı temizle"
          size={18}
          onClick={empty}
        />
        {List && (
          <List id={listId} answer={answer} active={active} optionId={optionId} isOpened={isOpened} onChoose={choose} />
        )}
      </form>
    </search>
  );
}

/** Where each suggestion leads: first the page that answers, then the products. */
const choicesIn = (answer: Suggestions | undefined): string[] => [
  ...(answer?.topic ? [addresses.info(answer.topic.page)] : []),
  ...(answer?.suggestions ?? []).map(({ slug }) => addresses.product(slug)),
];

/** Before the first and after the last comes the box itself (-1); undefined for a key that does not move. */
function nextActive(key: string, active: number, count: number): number | undefined {
  if (count === 0 || (key !== "ArrowDown" && key !== "ArrowUp")) return undefined;
  const places = count + 1;
  return ((active + 1 + (key === "ArrowDown" ? 1 : places - 1)) % places) - 1;
}
