/** The person who did a step. The name stays after the account is removed. */
export type Author = { id: string | null; name: string };

/** The author of steps without a person, such as the first start. */
export const THE_SHOP: Author = { id: null, name: "Dükkân" };
