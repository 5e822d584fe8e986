import { isShownOn, istanbulDate, type ShownDays } from "../../../domain/istanbul.ts";
import { dateInWords } from "../../../domain/shop/hours-words.ts";
import type { Todo, TodoKind } from "../../../domain/shop/todos.ts";

const dayAndMonth = new Intl.DateTimeFormat("tr-TR", { day: "numeric", month: "long", timeZone: "UTC" });

/** When a slide is shown; empty for one without dates. */
export function daysInWords({ from, until }: ShownDays, today = istanbulDate(new Date())): string {
  if (!from && !until) return "";
  const dayOf = (date: string): string => {
    if (Number.isNaN(Date.parse(date))) return date;
    return date.slice(0, 4) === today.slice(0, 4) ? dayAndMonth.format(new Date(date)) : dateInWords(date);
  };
  if (until && until < today) return `Günü geçti: son günü ${dayOf(until)}`;
  const days = [from && `${dayOf(from)} gününden`, until && `${dayOf(until)} gününe kadar`].filter(Boolean).join(" ");
  return isShownOn({ from, until }, today) ? `${days} görünür` : `${days} görünecek`;
}

type Trouble = { words: string; isHidden: boolean };

/** The gravest comes last. */
const TROUBLES: Partial<Record<TodoKind, Trouble>> = {
  "slide-without-picture": { words: "Görseli yok", isHidden: false },
  "dead-slide": { words: "Görünmüyor: götürdüğü yerde bir şey yok", isHidden: true },
  "untrue-slide": { words: "Görünmüyor: dediği indirim hiçbir üründe yok", isHidden: true },
};

/** The troubles of saved slides, by their id. */
export const troublesOf = (todos: readonly Todo[]): ReadonlyMap<string, Trouble> =>
  new Map(
    Object.entries(TROUBLES).flatMap(([kind, trouble]) =>
      todos.filter((todo) => todo.kind === kind).flatMap(({ items }) => items.map(({ id }) => [id, trouble] as const)),
    ),
  );
