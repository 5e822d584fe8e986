/** Spec §3. `price` and `originalPrice` are lira with at most two decimals, as on the wire. */
export type Product = {
  id: string;
  slug: string;
  name: string;
  description: string;
  image: string;
  images: string[];
  price: number;
  originalPrice: number | null;
  colors: string[];
  category: string;
  inStock: boolean;
  featured: boolean;
  createdAt: string;
  updatedAt: string;
  revision: number;
};
