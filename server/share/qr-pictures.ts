import { colorAt, colorSlug } from "../../domain/catalog/color-address.ts";
import { COLOR_GROUP } from "../../domain/choice/chosen.ts";
import type { Snapshot } from "../../domain/shop/snapshot.ts";
import { addresses } from "../../domain/web/addresses.ts";
import { qrPictureSlug } from "../../domain/web/qr-picture.ts";
import { sharedAnswer } from "../http/headers.ts";
import { isRead } from "../http/request-guard.ts";

type Parts = { publicUrl: string; snapshot: () => Promise<Pick<Snapshot, "findAddress">> };

/** QR codes of the products' addresses, for printed pages; an unknown color is left out. Undefined for any other address. */
export function createQrPictures({ publicUrl, snapshot }: Parts) {
  return async (request: Request): Promise<Response | undefined> => {
    const { pathname, searchParams } = new URL(request.url);
    const slug = qrPictureSlug(pathname);
    if (slug === undefined || !isRead(request.method)) return undefined;
    const address = (await snapshot()).findAddress(slug);
    if (address?.state !== "here") return undefined;
    const { colors } = address.product;
    const color = colorAt(searchParams.get(COLOR_GROUP), colors);
    const named = color === undefined ? undefined : colorSlug(color, colors);
    const { path, size } = await drawQr(
      publicUrl + addresses.product(slug, named === undefined ? [] : [{ group: COLOR_GROUP, id: named }]),
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}"/></svg>`;
    return sharedAnswer(svg, "image/svg+xml");
  };
}

/** An SVG path in a square of `size`, without a margin. Drawing on the server keeps the library out of the pages. */
type QrDrawing = { path: string; size: number };

export async function drawQr(text: string): Promise<QrDrawing> {
  const [{ correction, generate }, { toSvgPath }] = await Promise.all([
    import("lean-qr"),
    import("lean-qr/extras/svg"),
  ]);
  const code = generate(text, { minCorrectionLevel: correction.M });
  return { path: toSvgPath(code), size: code.size };
}
