import { useEffect, useRef } from "react";
import { createSerialQueue } from "../serial-queue.ts";
import type { Archive } from "./opened-archive.ts";

const SIDE = 160;

/** One at a time: a decoded photo takes megabytes. */
const inTurn = createSerialQueue();

type PostThumbProps = { archive: Archive; uri: string | undefined };

/** A small picture of a post, read from the archive once it comes near the screen, and given back once it is far away. */
export function PostThumb({ archive, uri }: PostThumbProps) {
  const place = useRef<HTMLCanvasElement>(null);
  useEffect(
    function drawNearScreen() {
      const canvas = place.current;
      if (!canvas || uri === undefined) return;
      let isNear = false;
      const watch = new IntersectionObserver(
        ([entry]) => {
          isNear = entry?.isIntersecting ?? false;
          if (!isNear) canvas.width = 0;
          else if (canvas.width === 0) void inTurn(async () => isNear && draw(canvas, archive, uri));
        },
        { rootMargin: "600px" },
      );
      canvas.width = 0;
      watch.observe(canvas);
      return () => {
        isNear = false;
        watch.disconnect();
      };
    },
    [archive, uri],
  );
  return <canvas ref={place} className="post-grid-picture" />;
}

/** A photo that this browser cannot decode, such as HEIC, leaves the place empty. */
async function draw(canvas: HTMLCanvasElement, archive: Archive, uri: string): Promise<void> {
  const file = await archive.fileOf(uri).catch(() => undefined);
  if (!file) return;
  const bitmap = await createImageBitmap(file, { resizeWidth: SIDE, resizeQuality: "low" }).catch(() => undefined);
  if (!bitmap) return;
  canvas.width = SIDE;
  canvas.height = SIDE;
  const side = Math.min(bitmap.width, bitmap.height);
  canvas
    .getContext("2d")
    ?.drawImage(bitmap, (bitmap.width - side) / 2, (bitmap.height - side) / 2, side, side, 0, 0, SIDE, SIDE);
  bitmap.close();
}
