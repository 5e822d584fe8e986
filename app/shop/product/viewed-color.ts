import { COLOR_GROUP } from "../../../domain/choice/chosen.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { inThisTab } from "../../browser-storage.ts";

const keyOf = (id: string) => `renk-${id}`;

/** The address of a product in the color in which it was last viewed in this tab. */
export const viewedAddress = ({ id, slug }: { id: string; slug: string }): string =>
  addresses.product(
    slug,
    [inThisTab.read(keyOf(id))].flatMap((color) => (color === undefined ? [] : [{ group: COLOR_GROUP, id: color }])),
  );

export const writeViewedColor = (id: string, color: string) => inThisTab.write(keyOf(id), color);
