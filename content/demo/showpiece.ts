import sharp, { type OverlayOptions } from "sharp";
import { drawShadow } from "./backdrop.ts";
import { type Art, castShadow, cutOut } from "./cutout.ts";
import { layer, type Studio } from "./scene.ts";

/** An object of a composition. Its centre and size are shares of the canvas height. */
type Piece = { art: Art; x: number; y: number; size: number; grounded?: true };

/** A group of objects on a transparent background, for a slide or a tile. The pieces are sorted from back to front. */
export type Showpiece = { width: number; height: number; pieces: readonly Piece[] };

export const HERO_PIECES: Record<string, Showpiece> = {
  "cift-urunleri": hero([
    { art: { art: "💌", turn: -14 }, x: 0.26, y: 0.6, size: 0.4 },
    { art: "🧸", x: 0.8, y: 0.52, size: 0.84, grounded: true },
    { art: { art: "🩷", turn: -16 }, x: 0.36, y: 0.2, size: 0.17 },
    { art: { art: "❤️", turn: 14 }, x: 1.17, y: 0.76, size: 0.27 },
  ]),
  labubu: hero([
    { art: { art: "🎁", hue: 290, turn: -6 }, x: 0.3, y: 0.68, size: 0.46, grounded: true },
    { art: { art: "🐰", dye: "#ffc2d4" }, x: 0.82, y: 0.52, size: 0.84, grounded: true },
    { art: { art: "🌟", turn: -14 }, x: 0.33, y: 0.22, size: 0.22 },
    { art: { art: "⭐", turn: 18 }, x: 1.19, y: 0.24, size: 0.14 },
  ]),
  takilar: hero([
    { art: { art: "👑", turn: -10 }, x: 0.32, y: 0.68, size: 0.46, grounded: true },
    { art: "💍", x: 0.82, y: 0.5, size: 0.82, grounded: true },
    { art: { art: "💎", hue: 90, turn: 14 }, x: 1.16, y: 0.76, size: 0.28 },
    { art: { art: "✨", turn: 8 }, x: 0.4, y: 0.24, size: 0.22 },
  ]),
};

export const TILE_PIECES: Record<string, Showpiece> = {
  "cift-urunleri": tile([
    { art: { art: "❤️", turn: -8 }, x: 0.42, y: 0.57, size: 0.66, grounded: true },
    { art: { art: "🩷", turn: 14 }, x: 0.77, y: 0.25, size: 0.32 },
  ]),
  labubu: tile([{ art: { art: "🐰", dye: "#ffc2d4" }, x: 0.5, y: 0.48, size: 0.8, grounded: true }]),
  takilar: tile([
    { art: "💍", x: 0.46, y: 0.48, size: 0.78, grounded: true },
    { art: { art: "✨", turn: 8 }, x: 0.82, y: 0.3, size: 0.28 },
  ]),
  telefon: tile([
    { art: { art: "📱", turn: 6 }, x: 0.52, y: 0.47, size: 0.78, grounded: true },
    { art: { art: "🎀", turn: -12 }, x: 0.28, y: 0.74, size: 0.36 },
  ]),
  trend: tile([
    { art: "🍄", x: 0.54, y: 0.47, size: 0.74, grounded: true },
    { art: { art: "🪩", turn: -8 }, x: 0.22, y: 0.68, size: 0.36 },
  ]),
};

export async function composeShowpiece(studio: Studio, shadow: string, showpiece: Showpiece): Promise<Uint8Array> {
  const layers: OverlayOptions[] = [];
  for (const part of showpiece.pieces) layers.push(...(await pieceLayers(studio, shadow, part, showpiece)));
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
  const canvas = sharp({
    create: { width: showpiece.width, height: showpiece.height, channels: 4, background: transparent },
  });
  return canvas.composite(layers).png({ compressionLevel: 0 }).toBuffer();
}

async function pieceLayers(
  studio: Studio,
  shadow: string,
  piece: Piece,
  { width, height }: Showpiece,
): Promise<OverlayOptions[]> {
  const object = await cutOut(studio.artFolder, piece.art, { size: Math.round(piece.size * height) });
  const [x, y] = [piece.x * height, piece.y * height];
  if (piece.grounded) {
    const ground = drawShadow(shadow, object.width * 0.46, height * 0.028, width);
    return [layer(ground, x, y + object.height / 2), layer(object, x, y)];
  }
  const cast = await castShadow(object, shadow, 0.3, Math.round(height / 60));
  return [layer(cast, x + height / 200, y + height / 45), layer(object, x, y)];
}

function hero(pieces: Piece[]): Showpiece {
  return { width: 1280, height: 960, pieces };
}

function tile(pieces: Piece[]): Showpiece {
  return { width: 480, height: 480, pieces };
}
