import type { z } from "zod";

/** Zod's codes for a value of another shape. The other codes are broken rules. */
const SHAPE_CODES = new Set<string>(["invalid_type", "invalid_value", "invalid_union"]);

/** A list of a form by the schema that it is saved with: while it is typed it may break every rule, but it has all fields. */
export function typedIn<Item>(schema: z.ZodType<Item[]>, typed: unknown): Item[] {
  const hasShape = (value: unknown): value is Item[] =>
    (schema.safeParse(value).error?.issues ?? []).every(({ code }) => !SHAPE_CODES.has(code));
  return hasShape(typed) ? typed : [];
}
