/** An SVG path in a square of `size`, without the empty paper around it: drawn here, the library stays out of every page. */
export type QrDrawing = { path: string; size: number };

export async function drawQr(text: string): Promise<QrDrawing> {
  const [{ correction, generate }, { toSvgPath }] = await Promise.all([
    import("lean-qr"),
    import("lean-qr/extras/svg"),
  ]);
  const code = generate(text, { minCorrectionLevel: correction.M });
  return { path: toSvgPath(code), size: code.size };
}
