import { colorQuery } from "./addresses.ts";

const PATH = /^\/media\/kod\/([a-z0-9-]{1,128})\.svg$/;

/** A QR code of the product's address in a color, for the printed page. */
export const qrPicturePath = (slug: string, color?: string): string => `/media/kod/${slug}.svg${colorQuery(color)}`;

export const qrPictureSlug = (pathname: string): string | undefined => PATH.exec(pathname)?.[1];
