import { z } from "zod";

/** Gives the canonical form of a query whose answer may be cached: empty without parameters, undefined where it may not. */
export type CacheableQuery = (query: string) => string | undefined;

/** Parameters that the schema does not know are left out; a query that it rejects is not cached, and the route rejects it. */
export function cacheableQuery<Query>(
  schema: z.ZodType<Query>,
  isCacheable: (query: Query) => boolean,
): CacheableQuery {
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : undefined;
  return (query) => {
    const given = new Map(new URLSearchParams(query));
    if (given.size < new URLSearchParams(query).size) return undefined;
    const known = names?.filter((name) => given.has(name)).map((name) => [name, given.get(name) ?? ""]) ?? [];
    const parsed = schema.safeParse(names && Object.fromEntries(known));
    if (!parsed.success || !isCacheable(parsed.data)) return undefined;
    return known.length === 0 ? "" : `?${new URLSearchParams(known)}`;
  };
}

export const isEmptyQuery = (query: object): boolean => Object.values(query).every((value) => value === undefined);
