import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { Link, type To } from "react-router";
import type { Tint } from "../../domain/look/paper.ts";
import { fold } from "../../domain/turkish.ts";
import { ShopPicture } from "../shop-picture.tsx";
import { SmallButton } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { Drawing, Icon } from "../ui/icon.tsx";

type TextButtonProps = Omit<ComponentProps<"button">, "children"> & { action: string; of: string };

/** The quietest action, which reads like a link. `of` names the row for screen readers, because every row has the same one. */
export const TextButton = ({ action, of, ...button }: TextButtonProps) => (
  <button type="button" className="kit-links-plain kit-soft" aria-label={`${action}: ${of}`} {...button}>
    {action}
  </button>
);

type ThumbProps = { image: string; alt?: string; tint?: Tint | undefined; isEager?: boolean };

/** A small picture before a name; an empty place if there is none. */
export const Thumb = ({ image, alt = "", tint, isEager = false }: ThumbProps) => (
  <span className="kit-thumb" data-tint={tint}>
    {image !== "" && (
      <ShopPicture image={image} alt={alt} sizes="52px" widths={[160]} width={52} height={52} isEager={isEager} />
    )}
  </span>
);

type SearchFieldProps = { name: string; maxLength: number; value: string; onSearch: (value: string) => void };

/** The search above a list of the panel. */
export const SearchField = ({ name, maxLength, value, onSearch }: SearchFieldProps) => (
  <div className="kit-form-search">
    <Icon name="search" size={20} />
    <input
      type="search"
      className="field-input"
      aria-label={name}
      placeholder={name}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={maxLength}
      value={value}
      onChange={({ target }) => onSearch(target.value)}
    />
  </div>
);

type LinkSearchProps = {
  label: string;
  find: (words: readonly string[]) => readonly { to: To; title: string; about?: string | false }[];
  /** The word for what was not found. */
  what: string;
  /** Stands in the place of all links until something is typed. */
  children?: ReactNode;
};

/** A search over rows that lead to a page. */
export function LinkSearch({ label, find, what, children }: LinkSearchProps) {
  const [query, setQuery] = useState("");
  const words = fold(query).split(/\s+/).filter(Boolean);
  const found = find(words);
  return (
    <>
      <Field
        label={label}
        type="search"
        placeholder="Ne arıyorsun?"
        autoComplete="off"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      {words.length === 0 && children ? (
        children
      ) : (
        <>
          <p className={found.length > 0 ? "unseen" : undefined} role="status">
            {found.length > 0 ? `${found.length} sonuç` : `Böyle bir ${what} bulamadık. Başka bir kelimeyle dene.`}
          </p>
          <ul className="kit-list">
            {found.map(({ to, title, about }) => (
              <li key={`${JSON.stringify(to)} ${title}`}>
                <Link className="kit-links-link" to={to}>
                  <span className="kit-words">
                    <strong>{title}</strong>
                    {about && <small>{about}</small>}
                  </span>
                  <Icon name="right" size={20} />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

type OfferLineProps = {
  words: string;
  action: string;
  onAction: () => void;
  tint?: Tint;
  /** The button that was tapped has gone with what it removed. */
  takesFocus?: boolean;
  /** Further actions beside the offered one. */
  children?: ReactNode;
};

/** A result and the action that follows or reverses it. It stands inside a sheet, where a toast could not be tapped. */
export function OfferLine({ words, action, onAction, tint = "rose", takesFocus, children }: OfferLineProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(
    function keepFocus() {
      if (!takesFocus || document.activeElement !== document.body) return;
      line.current?.querySelector("button")?.focus({ preventScroll: true });
    },
    [takesFocus],
  );
  return (
    <div ref={line} className="kit-ends kit-note kit-offer" data-tint={tint}>
      <p aria-live="polite">{words}</p>
      <SmallButton action={action} onClick={onAction} />
      {children}
    </div>
  );
}

/** Visitors load none of them. */
const PATHS = {
  up: "m7 14.5 5-5 5 5",
  down: "m7 9.5 5 5 5-5",
  front: "M6 5h12M7 13.5l5-5 5 5M12 8.5V20",
  pencil: "m5 19 .7-3.7L16.4 4.6l3 3L8.7 18.3 5 19Zm9.4-12.4 3 3",
  copy: "M8.5 8.5h11v11h-11zM5 15.5v-11h11",
  history: "M4.5 9.5A8 8 0 1 1 4 12.5M4 4.5v5h5M12 8v4.5l3 2",
  star: "m12 4 2.4 5.2 5.6.700-4.1 3.9 1.1 5.6-5-2.8-5 2.8 1.1-5.6L4 9.9l5.6-.7L12 4Z",
  account: "M12 11.5a3.7 3.7 0 1 0 0-7.4 3.7 3.7 0 0 0 0 7.4ZM4.5 20c.4-3.6 3.5-6 7.5-6s7.1 2.4 7.5 6",
  photos: "M7.5 4.5h13v10h-13zM7.5 12.5l3.5-3 3 2.5 2-1.5 4.5 3.5M16.5 17.5v2h-13v-10h1.5",
  sort: "m8 10 4-4 4 4m-8 4 4 4 4-4",
} as const;

export type PanelIconName = keyof typeof PATHS;

export const PanelIcon = ({ name, size }: { name: PanelIconName; size?: number }) => (
  <Drawing path={PATHS[name]} size={size} />
);
/** The options of a select: the value of each, and the words that people choose it by. */
export const OptionList = ({ of }: { of: readonly (readonly [value: string | number, words: string])[] }) =>
  of.map(([value, words]) => (
    <option key={value} value={value}>
      {words}
    </option>
  ));
