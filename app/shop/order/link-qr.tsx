import type { WrittenOrder } from "../../../domain/order/order-message.ts";
import "./link-qr.css";

/** A camera reads about so many characters from a screen. */
const MAX_SCANNED = 1000;

export type DrawQr = (text: string) => { path: string; size: number };

export async function loadQr(): Promise<DrawQr> {
  const [{ generate }, { toSvgPath }] = await Promise.all([import("lean-qr"), import("lean-qr/extras/svg")]);
  return (text) => {
    const code = generate(text);
    return { path: toSvgPath(code), size: code.size };
  };
}

type LinkQrProps = { order: WrittenOrder; draw: DrawQr };

/** For a desktop without WhatsApp: the phone opens the same chat. */
export function LinkQr({ order: { link, cartAddress = "" }, draw }: LinkQrProps) {
  const isWhole = link.length <= MAX_SCANNED;
  const scanned = isWhole ? link : cartAddress;
  if (scanned === "" || scanned.length > MAX_SCANNED) return null;
  const { path, size } = draw(scanned);
  return (
    <figure className="link-qr">
      <svg viewBox={`-4 -4 ${size + 8} ${size + 8}`} role="img" aria-label="QR kodu">
        <path d={path} />
      </svg>
      <figcaption>
        {isWhole
          ? "Telefonunla okut: aynı mesaj telefonunda açılır."
          : "Mesajın QR koda sığmıyor; bu kod sepetini telefonunda açar, siparişini oradan gönderirsin."}
      </figcaption>
    </figure>
  );
}
