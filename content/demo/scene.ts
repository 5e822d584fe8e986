import sharp, { type OverlayOptions } from "sharp";
import { type Backdrop, drawBackdrop, drawPattern, type Mask, type Pattern, type Pixels } from "./backdrop.ts";
import { type Art, castShadow, cutOut } from "./cutout.ts";
import type { DemoScene } from "./demo-product.ts";

const SIZE = 960;
const KEY_RING: Art = { art: "🔗", turn: -48 };

/** The folder of the art, and a cache of drawn patterns. */
export type Studio = { artFolder: string; masks: Map<Pattern, Mask> };

/** Composes a product's picture: its object on a patterned background, as PNG bytes. */
export async function composeScene(studio: Studio, colors: Backdrop, scene: DemoScene): Promise<Uint8Array> {
  const big = await cutOut(studio.artFolder, scene.big, { size: Math.round(SIZE * (scene.small ? 0.66 : 0.68)) });
  const centre = { x: bigCentre(scene) * SIZE, y: (scene.loop ? 0.52 : 0.475) * SIZE };
  const floor = {
    x: centre.x,
    y: centre.y + big.height / 2 + SIZE * 0.012,
    radiusX: big.width * 0.46,
    radiusY: SIZE * 0.03,
  };
  const backdrop = drawBackdrop(colors, maskFor(studio, scene.pattern), floor, SIZE);
  const layers = [
    ...(scene.loop ? await keyRing(studio, centre.x, centre.y + (scene.loop - 0.5) * big.height) : []),
    layer(big, centre.x, centre.y),
    ...(scene.small ? await smallObject(studio, colors, scene.small, scene.smallAt ?? "left") : []),
  ];
  return sharp(backdrop.data, { raw: backdrop }).composite(layers).png({ compressionLevel: 0 }).toBuffer();
}

/** A layer centred on a point of the canvas. */
export const layer = (pixels: Pixels, x: number, y: number): OverlayOptions => ({
  input: pixels.data,
  raw: pixels,
  left: Math.round(x - pixels.width / 2),
  top: Math.round(y - pixels.height / 2),
});

function maskFor({ masks }: Studio, pattern: Pattern): Mask {
  const mask = masks.get(pattern) ?? drawPattern(pattern, SIZE);
  masks.set(pattern, mask);
  return mask;
}

function bigCentre({ small, smallAt }: DemoScene): number {
  if (!small) return 0.5;
  return smallAt === "right" ? 0.46 : 0.54;
}

async function keyRing(studio: Studio, x: number, fasteningY: number): Promise<OverlayOptions[]> {
  const ring = await cutOut(studio.artFolder, KEY_RING, { size: Math.round(SIZE * 0.22) });
  return [layer(ring, x, fasteningY - ring.height * 0.42)];
}

async function smallObject(
  studio: Studio,
  colors: Backdrop,
  art: Art,
  at: "left" | "right",
): Promise<OverlayOptions[]> {
  const small = await cutOut(studio.artFolder, art, { size: Math.round(SIZE * 0.31), turn: at === "left" ? -14 : 14 });
  const shadow = await castShadow(small, colors.shadow, 0.42, 14);
  const [x, y] = [SIZE * (at === "left" ? 0.25 : 0.77), SIZE * (at === "left" ? 0.7 : 0.6)];
  return [layer(shadow, x + 4, y + 18), layer(small, x, y)];
}
