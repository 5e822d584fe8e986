import { useEffect, useRef } from "react";
import type { LedgerEvent } from "../../../domain/ledger.ts";
import { SmallButton } from "../../ui/button.tsx";
import { recentMoment } from "../../ui/moment.ts";
import { useRequest } from "../../ui/use-request.ts";
import { type FieldShow, ShownValue } from "../history/history-sheet.tsx";
import { typedValue } from "./draft-merger.ts";
import type { UsedForm } from "./use-saved-form.ts";

type ConflictChoicesProps<Draft extends object> = {
  used: Pick<UsedForm<unknown, Draft>, "source" | "row" | "conflicts" | "typed" | "now" | "chosen" | "choose">;
  /** The row's history, which names the last writers. It is loaded again for each newer row. */
  loadEvents: () => Promise<LedgerEvent[]>;
  fields: FieldShow;
};

/** Shows both versions of every field that two people changed. The owner chooses; nothing is chosen in advance. */
export function ConflictChoices<Draft extends object>(props: ConflictChoicesProps<Draft>) {
  const { used, loadEvents, fields } = props;
  const { conflicts, chosen, choose } = used;
  const meant = used.source.meant ?? typedValue;
  const section = useRef<HTMLElement>(null);
  const { answer: events } = useRequest(loadEvents, undefined, used.row);

  const versions = { mine: used.typed, theirs: used.now };
  useEffect(function scrollIntoView() {
    section.current?.scrollIntoView({ block: "start" });
  }, []);

  return (
    <section ref={section} className="kit-note kit-stack" data-tint="butter" aria-label="Hangisi kalsın?">
      <p>Bunlar sen yazarken başka bir yerde de değiştirildi. Hangisi kalsın? Yazdığın silinmez; seçip Kaydet'e bas.</p>
      <div className="kit-row">
        <SmallButton action="Hepsinde benimkini al" onClick={() => choose(conflicts, "mine")} />
        <SmallButton action="Hepsinde kaydedileni al" onClick={() => choose(conflicts, "theirs")} />
      </div>
      {conflicts.map((field) => (
        <fieldset key={field} className="kit-group kit-fields">
          <legend>{fields.titleOf(field)}</legend>
          {SIDES.map(([side, label]) => (
            <label key={side} className="kit-form-choice">
              <input
                type="radio"
                name={conflictName(field)}
                checked={chosen(field) === side}
                onChange={() => choose([field], side)}
              />
              <span className="kit-stack">
                <strong>{label}</strong>
                {side === "theirs" && (
                  <WrittenBy event={events?.find(({ changes }) => Object.hasOwn(changes, field))} />
                )}
                <ShownValue
                  fields={fields}
                  field={field}
                  value={meant(field, versions[side])}
                  other={meant(field, versions[OTHER[side]])}
                />
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </section>
  );
}

const OTHER = { mine: "theirs", theirs: "mine" } as const;

const SIDES = [
  ["mine", "Senin yazdığın"],
  ["theirs", "Kaydedilmiş olan"],
] as const;

/** Names the last writer, once the history has loaded. */
const WrittenBy = ({ event }: { event: LedgerEvent | undefined }) =>
  event && (
    <small className="kit-soft">
      {event.by}, {recentMoment(event.at)}
    </small>
  );

/** The name of a field's radio buttons; the form finds an unanswered choice by it. */
export const conflictName = (field: string): string => `hangisi-${field}`;
