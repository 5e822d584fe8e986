import { z } from "zod";

/** Answers the one spelling of a question whose answer may be kept; empty for the plain list, undefined for no. */
export type KeptQuestion = (question: string) => string | undefined;

/** What the schema does not know asks nothing and is left out; what it refuses is left to the route to refuse. */
export function keptQuestion<Query>(schema: z.ZodType<Query>, isKept: (query: Query) => boolean): KeptQuestion {
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : undefined;
  return (question) => {
    const asked = new Map(new URLSearchParams(question));
    if (asked.size < new URLSearchParams(question).size) return undefined;
    const known = names?.filter((name) => asked.has(name)).map((name) => [name, asked.get(name) ?? ""]) ?? [];
    const parsed = schema.safeParse(names && Object.fromEntries(known));
    if (!parsed.success || !isKept(parsed.data)) return undefined;
    return known.length === 0 ? "" : `?${new URLSearchParams(known)}`;
  };
}

/** Nothing is asked at all. */
export const asksNothing = (query: object): boolean => Object.values(query).every((answer) => answer === undefined);
