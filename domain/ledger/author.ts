/** The person who did it; the name stays when the account goes. */
export type Author = { id: string | null; name: string };

/** For what no person did: the first start, a benchmark. */
export const THE_SHOP: Author = { id: null, name: "Dükkân" };
