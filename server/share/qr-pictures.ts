import type { Snapshot } from "../../domain/shop/snapshot.ts";
import { addresses } from "../../domain/web/addresses.ts";
import { qrPictureSlug } from "../../domain/web/qr-picture.ts";
import { sharedAnswer } from "../http/headers.ts";
import { isRead } from "../http/request-guard.ts";
import { drawQr } from "../second-factor/qr-drawing.ts";

type Parts = { publicUrl: string; snapshot: () => Promise<Pick<Snapshot, "findAddress">> };

/** QR codes of the products' addresses, for printed pages. Undefined for any other address. */
export function createQrPictures({ publicUrl, snapshot }: Parts) {
  return async (request: Request): Promise<Response | undefined> => {
    const slug = qrPictureSlug(new URL(request.url).pathname);
    if (slug === undefined || !isRead(request.method)) return undefined;
    if ((await snapshot()).findAddress(slug)?.state !== "here") return undefined;
    const { path, size } = await drawQr(publicUrl + addresses.product(slug));
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}"/></svg>`;
    return sharedAnswer(svg, "image/svg+xml");
  };
}
