import type { ReactNode } from "react";
import { useCategoryName } from "../owners-categories.tsx";
import { Words } from "../use-undo.ts";

/** Undefined if they do not come: a step is listed and undone without them. */
const load = () => import("./item-fields.ts").catch(() => undefined);

/** Gives every section of the panel the words of what a step changed. */
export const WordsOfItems = ({ children }: { children: ReactNode }) => (
  <Words value={{ load, categoryName: useCategoryName() }}>{children}</Words>
);
