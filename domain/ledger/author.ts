/** What somebody may change: everything, the products, or the products without their prices. */
export type Reach = "shop" | "products" | "products-without-prices";

/** The person who did a step. The name stays after the account is removed. */
export type Author = {
  id: string | null;
  name: string;
  reach: Reach;
  /** Whether a helper may see who ordered. The owner may. */
  seesPersons?: boolean;
};

export const mayChangePrices = ({ reach }: Author): boolean => reach !== "products-without-prices";

export const maySeePersons = ({ reach, seesPersons }: Author): boolean => reach === "shop" || seesPersons === true;

/** The author of steps without a person, such as the first start. */
export const THE_SHOP: Author = { id: null, name: "Dükkân", reach: "shop" };
