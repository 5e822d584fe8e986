import sharp, { type Sharp } from "sharp";
import "../pictures/re-encode.ts";

// For the whole process, after re-encode.ts has blocked it. Only our own drawing is SVG: openPicture refuses any other by its first bytes.
sharp.unblock({ operation: ["VipsForeignLoadSvg"] });

export const drawnSvg = (size: { width: number; height: number }, parts: readonly string[]): Sharp =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${parts.join("")}</svg>`,
    ),
  );
