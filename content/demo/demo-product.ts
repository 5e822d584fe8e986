export type DemoProduct = {
  name: string;
  price: number;
  before?: number;
  colors: string[];
  description: string;
  /** Texts by the names of their rows. */
  details: Record<string, string>;
  soldOut?: true;
  /** The position among the featured products. */
  featured?: number;
};
