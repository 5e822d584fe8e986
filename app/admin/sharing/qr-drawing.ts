/** The white rim that a camera needs, in modules. */
export const QR_MARGIN = 4;

const PNG_SIZE = 1200;

/** Corrects more than on a screen: a printed code gets creases and spots. */
export async function loadQrDrawing() {
  const [{ correction, generate }, { toSvgPath }] = await Promise.all([
    import("lean-qr"),
    import("lean-qr/extras/svg"),
  ]);
  const drawn = (text: string) => generate(text, { minCorrectionLevel: correction.Q });
  return {
    path(text: string): { path: string; size: number } {
      const code = drawn(text);
      return { path: toSvgPath(code), size: code.size };
    },
    png: (text: string) => pngOf(drawn(text)),
  };
}

type Code = { size: number; get(x: number, y: number): boolean };

/** A picture with sharp edges, large enough for paper. Null where the browser cannot draw. */
async function pngOf(code: Code): Promise<Blob | null> {
  const whole = code.size + 2 * QR_MARGIN;
  const scale = Math.ceil(PNG_SIZE / whole);
  const canvas = Object.assign(document.createElement("canvas"), { width: whole * scale, height: whole * scale });
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = "#000";
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      if (code.get(x, y)) pen.fillRect((x + QR_MARGIN) * scale, (y + QR_MARGIN) * scale, scale, scale);
    }
  }
  return new Promise((resolve) => canvas.toBlob(resolve));
}
