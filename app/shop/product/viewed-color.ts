import { inThisTab } from "../../browser-storage.ts";

const keyOf = (id: string) => `renk-${id}`;

/** The color in which a product was last viewed in this tab, by its name in addresses. */
export const viewedColor = (id: string): string | undefined => inThisTab.read(keyOf(id));

export const writeViewedColor = (id: string, color: string) => inThisTab.write(keyOf(id), color);
