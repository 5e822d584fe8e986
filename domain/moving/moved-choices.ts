import {
  type ChoiceSet,
  type ChoiceValue,
  MAX_SETS,
  MAX_VALUES,
  type ProductChoice,
  TAKEN_IDS,
} from "../choice/choice-sets.ts";
import { namedValue, nameKey } from "../choice/value-names.ts";
import { slugOf } from "../slug.ts";
import type { MovedProduct } from "./moved-product.ts";

type MovedChoice = NonNullable<MovedProduct["choices"]>[number];

/** A set on its way: `before` is the shop's own, undefined for a new one. */
type Draft = Omit<ChoiceSet, "values"> & { before: ChoiceSet | undefined; values: Map<string, ChoiceValue> };

export const TOO_MANY_SETS = `En fazla ${MAX_SETS} seçenek seti olabilir`;

export type MovedSets = ReturnType<typeof movedSets>;

/**
 * The shop's choice sets, with the values that moved products bring. A choice joins the set of its name, else the set that has all of its
 * values; else it becomes a set of its own.
 */
export function movedSets(sets: readonly ChoiceSet[]) {
  const drafts = sets.map(
    (set): Draft => ({ ...set, before: set, values: new Map(set.values.map((value) => [nameKey(value.name), value])) }),
  );
  const joined = new Map<string, Draft | undefined>();

  const namedLike = (choice: MovedChoice) =>
    drafts.filter(({ name, word }) => [name, word].map(nameKey).includes(nameKey(choice.name)));

  function setFor(choice: MovedChoice): Draft | undefined {
    const named = namedLike(choice);
    const lacking = (set: Draft) => choice.values.filter(({ name }) => !namedIn(set, name)).length;
    const whole = [...named, ...drafts].find((set) => lacking(set) === 0);
    return whole ?? named.find((set) => set.values.size + lacking(set) <= MAX_VALUES) ?? newSet(choice.name.trim());
  }

  function newSet(wanted: string): Draft | undefined {
    if (drafts.length >= MAX_SETS) return undefined;
    const isNamed = (name: string) => drafts.some((set) => nameKey(set.name) === nameKey(name));
    const name = firstFree(wanted.slice(0, 36) || "Seçenek", " ", isNamed);
    const isTaken = (id: string) => TAKEN_IDS.includes(id) || drafts.some((set) => set.id === id);
    const word = wanted.slice(0, 20).trim() || "Seçenek";
    const set: Draft = {
      id: firstFree(slugOf(name), "-", isTaken),
      name,
      word,
      before: undefined,
      values: new Map(),
    };
    drafts.push(set);
    return set;
  }

  /** Finds or makes the set of a choice, with all of its values. Undefined where the shop has no room for another set. */
  function join(choice: MovedChoice): Draft | undefined {
    const key = keyOf(choice);
    const set = joined.get(key) ?? setFor(choice);
    joined.set(key, set);
    for (const { name } of set ? choice.values : []) if (set && !namedIn(set, name)) addValue(set, name.trim());
    return set;
  }

  return {
    join,

    /** The product's choice. Call it after all choices have joined: only then it is known what the product does not come in. */
    productChoice(choice: MovedChoice): ProductChoice | undefined {
      const set = join(choice);
      if (!set) return undefined;
      const extras = new Map(choice.values.map(({ name, extra = 0 }) => [namedIn(set, name)?.id ?? "", extra]));
      const ids = [...set.values.values()].map(({ id }) => id);
      return {
        set: set.id,
        without: ids.filter((id) => !extras.has(id)),
        extra: Object.fromEntries([...extras].filter(([, extra]) => extra !== 0)),
      };
    },

    /** The sets after the move. */
    sets: (): ChoiceSet[] => drafts.map(({ before: _, values, ...set }) => ({ ...set, values: [...values.values()] })),

    added: (): string[] => drafts.filter(({ before }) => !before).map(({ name }) => name),

    /** The ids of the values that each set of the shop has gained, by the set's id. */
    gained: (): Map<string, string[]> =>
      new Map(
        drafts.flatMap(({ id, before, values }) => {
          const more = before ? [...values.values()].slice(before.values.length).map((value) => value.id) : [];
          return more.length > 0 ? [[id, more]] : [];
        }),
      ),

    /** The ids of a set and of its value, as a product's choice names them. A choice that may not join is only looked up. */
    markOf(choice: MovedChoice, name: string): [set: string, value: string] | undefined {
      const set = joined.get(keyOf(choice)) ?? namedLike(choice).find((one) => namedIn(one, name));
      const value = set && namedIn(set, name);
      return value && [set.id, value.id];
    },
  };
}

const keyOf = ({ name, values }: MovedChoice): string =>
  [name, ...values.map((value) => value.name)].map(nameKey).join("\n");

function namedIn({ before, values }: Draft, name: string): ChoiceValue | undefined {
  return values.get(nameKey(name)) ?? (before && namedValue(name, before));
}

function addValue({ values }: Draft, name: string): void {
  const taken = new Set([...values.values()].map(({ id }) => id));
  values.set(nameKey(name), {
    id: firstFree(slugOf(name), "-", (id) => taken.has(id)),
    name: name.slice(0, 60),
    note: "",
  });
}

/** The word, or the first free one of `word-2`, `word-3`… */
function firstFree(word: string, sign: string, isTaken: (word: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? word : `${word.slice(0, 75)}${sign}${number}`;
    if (!isTaken(candidate)) return candidate;
  }
}
