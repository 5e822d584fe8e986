import type { ProductView } from "../../../domain/web/product-view.ts";
import type { Packed } from "../../packed.ts";
import { callSignedIn } from "../../session-calls.ts";

export const findUnseenProduct = (slug: string) =>
  callSignedIn<Packed<ProductView>>("GET", `/admin/product-pages/${encodeURIComponent(slug)}`);
