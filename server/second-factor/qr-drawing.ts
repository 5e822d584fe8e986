import { correction, generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";

/** An SVG path in a square of `size`, without the empty paper around it: drawn here, the library stays out of every page. */
export type QrDrawing = { path: string; size: number };

export function drawQr(text: string): QrDrawing {
  const code = generate(text, { minCorrectionLevel: correction.M });
  return { path: toSvgPath(code), size: code.size };
}
