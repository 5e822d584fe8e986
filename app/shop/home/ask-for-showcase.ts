import { SHOWCASE_LIMIT, type ShowcaseProduct, showcase } from "../../../domain/catalog/showcase.ts";
import { api } from "../../api-client.ts";

/** The colors' dictionary comes with it, so it is only imported when it is asked. */
export async function askForShowcase(category: string): Promise<ShowcaseProduct[]> {
  const { products } = await api.listProducts({ category, limit: SHOWCASE_LIMIT });
  return showcase(products, category);
}
