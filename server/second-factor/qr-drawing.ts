/** An SVG path in a square of `size`, without a margin. Drawing on the server keeps the library out of the pages. */
export type QrDrawing = { path: string; size: number };

export async function drawQr(text: string): Promise<QrDrawing> {
  const [{ correction, generate }, { toSvgPath }] = await Promise.all([
    import("lean-qr"),
    import("lean-qr/extras/svg"),
  ]);
  const code = generate(text, { minCorrectionLevel: correction.M });
  return { path: toSvgPath(code), size: code.size };
}
