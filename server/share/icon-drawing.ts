import { logoGround } from "../../domain/look/header-logo.ts";
import { ICONS, type ShopIconName } from "../../domain/web/icon-path.ts";
import type { Brand } from "./brand.ts";
import { bowSymbol, contained, drawnSvg, drawText, imageOf, placedBow, span } from "./drawing-parts.ts";

const WHITE = "#ffffff";

/** Sizes as parts of the icon's width. A maskable icon is sure to show only a circle of 0.8. */
const MARK = { bow: 0.79, letter: 0.6, picture: 0.76 };
const MASKABLE = 0.7;
const CORNER = 0.28;

/** A PNG with the bow, the first letter of the name, or the picture of the logo. */
export async function drawIcon(name: ShopIconName, brand: Brand): Promise<Uint8Array> {
  const { size, form } = ICONS[name];
  const seen = form === "maskable" ? MASKABLE : 1;
  const ground = `<rect width="${size}" height="${size}" ${form === "rounded" ? `rx="${size * CORNER}"` : ""} fill="${groundOf(brand)}"/>`;
  return drawnSvg({ width: size, height: size }, [ground, await markOf(brand, size, seen)])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

function groundOf({ logo, colors }: Brand): string {
  if (logo === "bow") return colors.ribbonTint;
  if (logo === "name") return colors.bow;
  return logoGround(logo, false) ?? WHITE;
}

async function markOf({ logo, name, face, colors }: Brand, size: number, seen: number): Promise<string> {
  const middle = size / 2;
  const picture = Math.round(size * MARK.picture * seen);
  if (logo === "bow") return bowSymbol(colors) + placedBow(size * MARK.bow * seen, middle, middle);
  const mark =
    logo === "name"
      ? await drawText(span([...name.trim()][0]?.toLocaleUpperCase("tr") ?? "", colors.onBow), {
          size: size * MARK.letter * seen,
          face,
        })
      : await contained(logo.bytes, { width: picture, height: picture });
  return imageOf(mark, middle - mark.width / 2, middle - mark.height / 2);
}
