import { type ReactNode, useEffect, useRef } from "react";
import type { Product } from "../../../domain/catalog/product.ts";
import { fieldWords } from "../field-words.ts";
import { ToldValue } from "../history/told-value.tsx";
import { toldMoment } from "../steps/told-moment.ts";
import "./conflict-choices.css";
import { useLastWriters, type Writer } from "./use-last-writers.ts";

export type Conflict<Field extends string> = {
  field: Field;
  mine: unknown;
  theirs: unknown;
  choice: "mine" | "theirs" | undefined;
};

type ConflictChoicesProps<Field extends string> = {
  product: Product;
  conflicts: readonly Conflict<Field>[];
  onChoose: (fields: readonly Field[], choice: "mine" | "theirs") => void;
};

/** Two people changed the same: both versions stand side by side, and nothing is chosen for anybody. */
export function ConflictChoices<Field extends string>(props: ConflictChoicesProps<Field>) {
  const { product, conflicts, onChoose } = props;
  const section = useRef<HTMLElement>(null);
  const writerOf = useLastWriters(product);
  const chooseAll = (choice: "mine" | "theirs") =>
    onChoose(
      conflicts.map(({ field }) => field),
      choice,
    );

  useEffect(function comeIntoView() {
    section.current?.scrollIntoView({ block: "start" });
  }, []);

  return (
    <section ref={section} className="conflict-choices" data-tint="butter" aria-label="Hangisi kalsın?">
      <p>Bunları sen yazarken başkası da değiştirdi. Hangisi kalsın? Yazdığın silinmez; seçip Kaydet'e bas.</p>
      <div className="conflict-choices-all">
        <button type="button" className="button button-plain button-small" onClick={() => chooseAll("mine")}>
          Hepsinde benimkini al
        </button>
        <button type="button" className="button button-plain button-small" onClick={() => chooseAll("theirs")}>
          Hepsinde kaydedileni al
        </button>
      </div>
      {conflicts.map(({ field, mine, theirs, choice }) => (
        <fieldset key={field} className="conflict-choices-field">
          <legend>{fieldWords(field)?.title}</legend>
          <Version
            field={field}
            label="Senin yazdığın"
            isChosen={choice === "mine"}
            onChoose={() => onChoose([field], "mine")}
          >
            <ToldValue field={field} value={mine} />
          </Version>
          <Version
            field={field}
            label="Kaydedilmiş olan"
            writer={writerOf(field)}
            isChosen={choice === "theirs"}
            onChoose={() => onChoose([field], "theirs")}
          >
            <ToldValue field={field} value={theirs} />
          </Version>
        </fieldset>
      ))}
    </section>
  );
}

type VersionProps = {
  field: string;
  label: string;
  writer?: Writer | undefined;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
};

const Version = ({ field, label, writer, isChosen, onChoose, children }: VersionProps) => (
  <label className="conflict-choices-version">
    <input type="radio" name={conflictName(field)} checked={isChosen} onChange={onChoose} />
    <span>
      <strong>{label}</strong>
      {writer && (
        <small>
          {writer.by}, {toldMoment(writer.at)}
        </small>
      )}
      {children}
    </span>
  </label>
);

/** The name of the choice's radio buttons, by which the form finds the one that is missing. */
export const conflictName = (field: string): string => `hangisi-${field}`;
