import type { Todo, TodoKind } from "../../../domain/shop/todos.ts";

type Trouble = { words: string; isHidden: boolean };

/** The gravest comes last. */
const TROUBLES: Partial<Record<TodoKind, Trouble>> = {
  "slide-without-picture": { words: "Görseli yok", isHidden: false },
  "dead-slide": { words: "Götürdüğü yer artık yok", isHidden: false },
  "untrue-slide": { words: "Görünmüyor: dediği indirim hiçbir üründe yok", isHidden: true },
};

/** The troubles of saved slides, by their id. */
export const troublesOf = (todos: readonly Todo[]): ReadonlyMap<string, Trouble> =>
  new Map(
    Object.entries(TROUBLES).flatMap(([kind, trouble]) =>
      todos.filter((todo) => todo.kind === kind).flatMap(({ items }) => items.map(({ id }) => [id, trouble] as const)),
    ),
  );
