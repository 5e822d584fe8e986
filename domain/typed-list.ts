import type { z } from "zod";

/** Zod's codes for a value of another shape. The other codes are broken rules. */
const SHAPE_CODES = new Set<string>(["invalid_type", "invalid_value", "invalid_union"]);

/** Reads a half-typed list of a form by the schema that it is saved with. It may break every rule, but has all fields; otherwise it is empty. */
export function typedIn<Item>(schema: z.ZodType<Item[]>, typed: unknown): Item[] {
  const hasShape = (value: unknown): value is Item[] =>
    (schema.safeParse(value).error?.issues ?? []).every(({ code }) => !SHAPE_CODES.has(code));
  return hasShape(typed) ? typed : [];
}
