import { useEffect, useRef } from "react";
import type { LedgerEvent } from "../../../domain/ledger/ledger.ts";
import { recentMoment } from "../../ui/moment.ts";
import { useRequest } from "../../ui/use-request.ts";
import type { FieldShow } from "../history/field-show.ts";
import "./conflict-choices.css";
import { SmallButton } from "../../ui/button.tsx";

export type Conflict<Field extends string> = {
  field: Field;
  mine: unknown;
  theirs: unknown;
  choice: "mine" | "theirs" | undefined;
};

type ConflictChoicesProps<Field extends string> = {
  /** The row's history, which names the last writers. It is loaded again when `saved` changes. */
  loadEvents: () => Promise<LedgerEvent[]>;
  saved: unknown;
  fields: FieldShow;
  conflicts: readonly Conflict<Field>[];
  onChoose: (fields: readonly Field[], choice: "mine" | "theirs") => void;
};

/** Shows both versions of every field that two people changed. The owner chooses; nothing is chosen in advance. */
export function ConflictChoices<Field extends string>(props: ConflictChoicesProps<Field>) {
  const { loadEvents, saved, fields, conflicts, onChoose } = props;
  const section = useRef<HTMLElement>(null);
  const { answer: events } = useRequest(loadEvents, undefined, saved);
  const chooseAll = (choice: "mine" | "theirs") =>
    onChoose(
      conflicts.map(({ field }) => field),
      choice,
    );

  useEffect(function scrollIntoView() {
    section.current?.scrollIntoView({ block: "start" });
  }, []);

  return (
    <section ref={section} className="kit-note kit-stack" data-tint="butter" aria-label="Hangisi kalsın?">
      <p>Bunlar sen yazarken başka bir yerde de değiştirildi. Hangisi kalsın? Yazdığın silinmez; seçip Kaydet'e bas.</p>
      <div className="kit-row">
        <SmallButton action="Hepsinde benimkini al" onClick={() => chooseAll("mine")} />
        <SmallButton action="Hepsinde kaydedileni al" onClick={() => chooseAll("theirs")} />
      </div>
      {conflicts.map(({ field, choice, ...versions }) => (
        <fieldset key={field} className="kit-group conflict-choices-field">
          <legend>{fields.titleOf(field)}</legend>
          {SIDES.map(([side, label]) => (
            <label key={side} className="conflict-choices-version">
              <input
                type="radio"
                name={conflictName(field)}
                checked={choice === side}
                onChange={() => onChoose([field], side)}
              />
              <span>
                <strong>{label}</strong>
                {side === "theirs" && (
                  <WrittenBy event={events?.find(({ changes }) => Object.hasOwn(changes, field))} />
                )}
                {fields.show(field, versions[side], versions[side === "mine" ? "theirs" : "mine"])}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </section>
  );
}

const SIDES = [
  ["mine", "Senin yazdığın"],
  ["theirs", "Kaydedilmiş olan"],
] as const;

/** Names the last writer, once the history has loaded. */
const WrittenBy = ({ event }: { event: LedgerEvent | undefined }) =>
  event && (
    <small>
      {event.by}, {recentMoment(event.at)}
    </small>
  );

/** The name of a field's radio buttons; the form finds an unanswered choice by it. */
export const conflictName = (field: string): string => `hangisi-${field}`;
