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
 * values, also one of its short name that knows one of them; else it becomes a set of its own, the described one of its name where there is one. That takes the place of a set that no product has yet.
 */
export function movedSets(
  sets: readonly ChoiceSet[],
  { described = [], isUsed = () => true }: { described?: readonly ChoiceSet[]; isUsed?: (set: string) => boolean } = {},
) {
  const drafts = sets.map(
    (set): Draft => ({ ...set, before: set, values: new Map(set.values.map((value) => [nameKey(value.name), value])) }),
  );
  const joined = new Map<string, Draft | undefined>();

  const isNamed = (name: string) => (set: { name: string }) => nameKey(set.name) === nameKey(name);

  /** A short name alone is too little: the `Boy` of a lamp is none of `Zincir boyu`. */
  const namedLike = ({ name, values }: MovedChoice) =>
    drafts.filter(
      (set) =>
        isNamed(name)(set) ||
        (nameKey(set.word) === nameKey(name) && values.some((value) => namedIn(set, value.name) !== undefined)),
    );

  function setFor(choice: MovedChoice): Draft | undefined {
    const known = described.find(isNamed(choice.name));
    if (known) makeRoomFor(known);
    if (known && !drafts.some(isNamed(choice.name))) return newSet(known.name, known);
    const named = namedLike(choice);
    const lacking = (set: Draft) => choice.values.filter(({ name }) => !namedIn(set, name)).length;
    const whole = [...named, ...(known ? [] : drafts)].find((set) => lacking(set) === 0);
    return whole ?? named.find((set) => set.values.size + lacking(set) <= MAX_VALUES) ?? newSet(choice.name.trim());
  }

  function makeRoomFor(known: ChoiceSet): void {
    const isTaken = new Set(joined.values());
    const isFirst = (set: Draft) =>
      set.before && !isUsed(set.id) && !isTaken.has(set) && (set.id === known.id || isNamed(known.name)(set));
    drafts.splice(0, drafts.length, ...drafts.filter((set) => !isFirst(set)));
  }

  function newSet(wanted: string, known?: ChoiceSet): Draft | undefined {
    if (drafts.length >= MAX_SETS) return undefined;
    const name = known?.name ?? firstFree(wanted.slice(0, 36) || "Seçenek", " ", (one) => drafts.some(isNamed(one)));
    const isTaken = (id: string) => TAKEN_IDS.includes(id) || drafts.some((set) => set.id === id);
    const set: Draft = {
      id: firstFree(known?.id ?? slugOf(name), "-", isTaken),
      name,
      word: known?.word ?? (wanted.slice(0, 20).trim() || "Seçenek"),
      before: undefined,
      values: new Map(known?.values.map((value) => [nameKey(value.name), value])),
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

  /** The shop's own sets come first, then described ones in their order. */
  function placeOf({ before, name }: Draft): number {
    if (before) return -1;
    const at = described.findIndex(isNamed(name));
    return at < 0 ? described.length : at;
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
    sets: (): ChoiceSet[] =>
      drafts
        .toSorted((one, other) => placeOf(one) - placeOf(other))
        .map(({ before: _, values, ...set }) => ({ ...set, values: [...values.values()] })),

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
