import { draftMerger } from "../conflict/draft-merger.ts";
import { DRAFT_FIELDS, isSameField, type ProductDraft } from "./product-form-values.ts";

export const PRODUCT_MERGER = draftMerger<ProductDraft>(DRAFT_FIELDS, isSameField);
