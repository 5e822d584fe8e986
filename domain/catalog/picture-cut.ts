import { z } from "zod";

/** The largest tilt, in degrees. */
export const MAX_TILT = 15;

const share = z.number({ error: "Kesim yeri 0 ile 1 arasında olmalı" }).min(0).max(1);

/**
 * The edit of a picture, in this order: `turn` rotates it clockwise. `tilt` straightens it and enlarges it until its frame has
 * no empty corner. `crop` keeps a part of the frame, in shares of its sides. `background` pads the result to a square.
 */
export const pictureCutSchema = z.object(
  {
    turn: z.literal([0, 90, 180, 270], { error: "Dönüş 0, 90, 180 ya da 270 derece olmalı" }),
    tilt: z.number({ error: "Eğim sayı olmalı" }).min(-MAX_TILT).max(MAX_TILT),
    crop: z
      .object({ left: share, top: share, width: share, height: share }, { error: "Kesim yeri eksik" })
      .refine(({ left, top, width, height }) => left + width <= 1.0001 && top + height <= 1.0001, {
        error: "Kesim yeri görselin dışına taşıyor",
      })
      .nullable(),
    background: z
      .string({ error: "Zemin rengi #rrggbb olmalı" })
      .regex(/^#[0-9a-f]{6}$/, { error: "Zemin rengi #rrggbb olmalı" })
      .nullable(),
  },
  { error: "Görselin nasıl kesileceği eksik" },
);

export type PictureCut = z.output<typeof pictureCutSchema>;

export type Turn = PictureCut["turn"];

type Size = { width: number; height: number };

export const turnedSize = ({ width, height }: Size, turn: Turn): Size =>
  turn === 90 || turn === 270 ? { width: height, height: width } : { width, height };

/** The factor by which a tilted picture must be enlarged to cover its upright frame. */
export function coveringScale({ width, height }: Size, tilt: number): number {
  const radians = (Math.abs(tilt) * Math.PI) / 180;
  return Math.cos(radians) + Math.max(width / height, height / width) * Math.sin(radians);
}
