import { COLOR_GROUP } from "../choice/chosen.ts";
import { chosenQuery } from "./addresses.ts";

const PATH = /^\/media\/kod\/([a-z0-9-]{1,128})\.svg$/;

/** A QR code of the product's address in a color, for the printed page. */
export const qrPicturePath = (slug: string, color?: string): string =>
  `/media/kod/${slug}.svg${chosenQuery(color === undefined ? [] : [{ group: COLOR_GROUP, id: color }])}`;

export const qrPictureSlug = (pathname: string): string | undefined => PATH.exec(pathname)?.[1];
