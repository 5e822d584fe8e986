import { fold } from "../turkish.ts";
import { meantValue, namedValue, nameKey } from "./value-names.ts";

/** The key is the mark. */
type Value = { key: string; name: string };

/** A group whose values are counted together with those of others. `label` is its name. */
export type CountedGroup = { label?: string; options: readonly Value[] };

export type NamedValues = ReadonlyMap<CountedGroup, Value>;

/** The values that cells name, of a different group each. Undefined if a cell names none. */
export function namedIn(cells: readonly string[], groups: readonly CountedGroup[]): NamedValues | undefined {
  const named = new Map<CountedGroup, Value>();
  for (const cell of cells) {
    const group = groups.find((one) => !named.has(one) && valueIn(cell, one));
    const value = group && valueIn(cell, group);
    if (!value) return undefined;
    named.set(group, value);
  }
  return named;
}

/** The value with this name, or the one that it means. Of two with one name it is that which is written the same. */
export function valueIn(cell: string, group: CountedGroup): Value | undefined {
  const key = nameKey(cell);
  if (key === "") return undefined;
  const [one, another] = group.options.filter(({ name }) => nameKey(name) === key);
  if (another) return group.options.find(({ name }) => name === cell);
  return one ?? namedValue(cell, { values: group.options });
}

/** The values that words without a sign between them mean: `pembe iphone 13`. */
export function meantIn(words: string, groups: readonly CountedGroup[]): NamedValues {
  const folded = ` ${fold(words)} `;
  return new Map(
    groups.flatMap((group) => {
      const written = group.options.filter(({ name }) => folded.includes(` ${fold(name)} `));
      const longest = written.toSorted((one, other) => other.name.length - one.name.length)[0];
      const value = meantValue(words, { values: group.options }) ?? longest;
      return value ? [[group, value]] : [];
    }),
  );
}
