import { findShowcase, type ShowcaseProduct } from "../../../domain/catalog/showcase.ts";
import { api } from "../../api-client.ts";

/** The colors' dictionary comes with it, so it is only imported when it is asked. */
export const askForShowcase = (filter: string): Promise<ShowcaseProduct[]> => findShowcase(api, filter);
