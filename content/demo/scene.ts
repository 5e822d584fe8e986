import sharp, { type OverlayOptions } from "sharp";
import { type Card, cutPlate, drawBackdrop, type Ellipse, type Pattern, type Pixels, type Plate } from "./backdrop.ts";
import { type Art, castShadow, cutOut } from "./cutout.ts";
import type { DemoScene } from "./demo-product.ts";

const SIZE = 960;
const KEY_RING: Art = { art: "🔗", turn: -48 };

/** Where the art lies, and the patterns (plates) drawn so far: drawing one takes longer than using it. */
export type Studio = { artFolder: string; plates: Map<Pattern, Plate> };

/** A product's picture: the object on printed card, as PNG bytes to be stored like an upload. */
export async function composeScene(studio: Studio, card: Card, scene: DemoScene): Promise<Uint8Array> {
  const big = await cutOut(studio.artFolder, scene.big, { size: Math.round(SIZE * (scene.small ? 0.66 : 0.68)) });
  const centre = { x: bigCentre(scene) * SIZE, y: (scene.loop ? 0.52 : 0.475) * SIZE };
  const floor: Ellipse = {
    x: centre.x,
    y: centre.y + big.height / 2 + SIZE * 0.012,
    radiusX: big.width * 0.46,
    radiusY: SIZE * 0.03,
  };
  const backdrop = drawBackdrop(card, plateFor(studio, scene.pattern), floor, SIZE);
  const layers = [
    ...(scene.loop ? await keyRing(studio, centre.x, centre.y + (scene.loop - 0.5) * big.height) : []),
    layer(big, centre.x, centre.y),
    ...(scene.small ? await smallObject(studio, card, scene.small, scene.smallAt ?? "left") : []),
  ];
  return sharp(backdrop.data, { raw: backdrop }).composite(layers).png({ compressionLevel: 0 }).toBuffer();
}

/** Centred on a point of the canvas. */
export const layer = (pixels: Pixels, x: number, y: number): OverlayOptions => ({
  input: pixels.data,
  raw: pixels,
  left: Math.round(x - pixels.width / 2),
  top: Math.round(y - pixels.height / 2),
});

function plateFor({ plates }: Studio, pattern: Pattern): Plate {
  const plate = plates.get(pattern) ?? cutPlate(pattern, SIZE);
  plates.set(pattern, plate);
  return plate;
}

function bigCentre({ small, smallAt }: DemoScene): number {
  if (!small) return 0.5;
  return smallAt === "right" ? 0.46 : 0.54;
}

async function keyRing(studio: Studio, x: number, fastened: number): Promise<OverlayOptions[]> {
  const ring = await cutOut(studio.artFolder, KEY_RING, { size: Math.round(SIZE * 0.22) });
  return [layer(ring, x, fastened - ring.height * 0.42)];
}

async function smallObject(studio: Studio, card: Card, art: Art, at: "left" | "right"): Promise<OverlayOptions[]> {
  const small = await cutOut(studio.artFolder, art, { size: Math.round(SIZE * 0.31), turn: at === "left" ? -14 : 14 });
  const shadow = await castShadow(small, card.shadow, 0.42, 14);
  const [x, y] = [SIZE * (at === "left" ? 0.25 : 0.77), SIZE * (at === "left" ? 0.7 : 0.6)];
  return [layer(shadow, x + 4, y + 18), layer(small, x, y)];
}
