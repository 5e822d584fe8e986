import type { z } from "zod";

/** Gives the title of a field by its name: undefined for a field that the schema does not know. */
export function titlesOf({
  shape,
}: {
  shape: Readonly<Record<string, z.ZodType>>;
}): (field: string) => string | undefined {
  const fields = new Map(Object.entries(shape));
  return (field) => fields.get(field)?.meta()?.title;
}
