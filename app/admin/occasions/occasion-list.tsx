import { useState } from "react";
import { istanbulDate } from "../../../domain/istanbul.ts";
import type { ListedDay } from "../../../domain/occasion/coming-days.ts";
import { type OccasionRow, occasionsSection } from "../../../domain/settings/occasion-rows.ts";
import { slugOf } from "../../../domain/slug.ts";
import { typedIn } from "../../../domain/typed-list.ts";
import { PlainButton } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import type { FieldsProps } from "../saved-form/saved-form.tsx";
import type { ShelfGood } from "./occasion-calls.ts";
import { OccasionItem } from "./occasion-item.tsx";

type OccasionListProps = FieldsProps & { listed: { days: readonly ListedDay[]; goods: readonly ShelfGood[] } };

/** All days in their order, each with its fields once it is opened. Only days that the owner changed are rows of the draft. */
export function OccasionList({ draft, errors, onChange, listed }: OccasionListProps) {
  const rows = typedIn(occasionsSection.shape.days, draft.days);
  const [openId, open] = useState<string>();
  const [met, meet] = useState<readonly ShelfGood[]>([]);
  const today = istanbulDate(new Date());
  const put = (days: OccasionRow[]) => onChange({ days });
  const change = (row: OccasionRow, changes: Partial<OccasionRow>) => {
    const changed = { ...row, ...changes };
    put(
      rows.some(({ id }) => id === row.id)
        ? rows.map((one) => (one.id === row.id ? changed : one))
        : [...rows, changed],
    );
  };
  const add = (name: string) => {
    const id = ownIdOf(name, [...rows, ...listed.days]);
    put([...rows, { id, name, isOwn: true, days: [today] }]);
    open(id);
  };
  const rowOf = (id: string) => rows.find((row) => row.id === id);
  const shown = [
    ...listed.days.flatMap((day) =>
      day.isOwn && !rowOf(day.id) ? [] : { day, row: rowOf(day.id) ?? { id: day.id, name: day.name } },
    ),
    ...rows
      .filter((row) => row.isOwn && !listed.days.some(({ id }) => id === row.id))
      .map((row) => ({ day: undefined, row })),
  ];
  return (
    <div className="kit-stack">
      {errors.days && (
        <p role="alert" className="kit-wrong">
          {errors.days}
        </p>
      )}
      <ol className="kit-list" aria-label="Özel günler">
        {shown.map(({ day, row }) => {
          const path = `days.${rows.indexOf(row)}.`;
          return (
            <OccasionItem
              key={row.id}
              {...{ day, row, path, errors, today }}
              goods={[...met, ...listed.goods]}
              isOpen={openId === row.id || Object.keys(errors).some((field) => field.startsWith(path))}
              onToggle={() => open(openId === row.id ? undefined : row.id)}
              onMeet={(goods) => meet([...goods, ...met])}
              onChange={(changes) => change(row, changes)}
              onRemove={row.isOwn ? () => put(rows.filter((one) => one !== row)) : undefined}
            />
          );
        })}
      </ol>
      <NewDay onAdd={add} />
    </div>
  );
}

/** The end of the address of an own day's page, which no other day has. */
function ownIdOf(name: string, taken: readonly { id: string }[]): string {
  const slug = slugOf(name).slice(0, 60);
  const free = [slug, ...taken.map((_, at) => `${slug}-${at + 2}`)].find((id) => !taken.some((one) => one.id === id));
  return free ?? slug;
}

function NewDay({ onAdd }: { onAdd: (name: string) => void }) {
  const [name, setName] = useState("");
  const add = () => {
    if (name.trim() === "") return;
    onAdd(name.trim());
    setName("");
  };
  return (
    <div className="kit-fields">
      <Field
        label="Kendi günün"
        hint="Örneğin: Bizim tanışma günümüz. Her yıl gelir."
        maxLength={60}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={(event) => {
          // Enter would save the form around it.
          if (event.key !== "Enter") return;
          event.preventDefault();
          add();
        }}
      />
      <PlainButton action="Gün ekle" onClick={add} />
    </div>
  );
}
