import { constants, setPriority } from "node:os";
import { ShopError } from "../../domain/error.ts";
import { isSharpTimeout, pictureUnavailable } from "../pictures/picture-cache.ts";
import type { JobRequest, JobResult, PictureJobs } from "./workshop.ts";

/** Each kind of job loads its libraries at its first use. */
const JOBS: PictureJobs = {
  reEncode: async (upload) => (await import("../pictures/re-encode.ts")).reEncode(upload),
  cutPicture: async (original, cut) => (await import("../pictures/re-encode.ts")).cutPicture(original, cut),
  encodePicture: async (bytes, size) => (await import("../pictures/re-encode.ts")).encodePicture(bytes, size),
  drawIcon: async (name, brand) => (await import("../share/icon-drawing.ts")).drawIcon(name, brand),
  drawPoster: async (card) => (await import("../share/poster-drawing.ts")).drawPoster(card),
  drawShare: async (card) => (await import("../share/share-drawing.ts")).drawShare(card),
};

const jobs: Record<keyof PictureJobs, (...inputs: never[]) => Promise<unknown>> = JOBS;

lowerPriority();

// A terminal signals the whole process group. Only the shop ends this process.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
process.on("disconnect", () => process.exit());

process.on("message", async ({ id, kind, inputs }: JobRequest & { inputs: never[] }) => {
  const result: JobResult<unknown> = await jobs[kind](...inputs).then(
    (made) => ({ id, made }),
    (error: unknown) => ({ id, ...refusalOf(error) }),
  );
  if (process.connected) process.send?.(result, leaveWithShop);
});

/** Ends this process if a result cannot be sent, because the shop was killed. */
function leaveWithShop(unheard: Error | null): void {
  if (unheard) process.exit();
}

function refusalOf(error: unknown) {
  if (isSharpTimeout(error)) return refusalOf(pictureUnavailable(error));
  if (error instanceof ShopError) return { refusal: { code: error.code, message: error.message } };
  return { failure: error instanceof Error ? `${error.name}: ${error.message}` : "unknown" };
}

/** Gives pages the processor first. If the system forbids lowering the priority, pictures are still made. */
function lowerPriority(): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch (error) {
    console.warn("Görseller sayfalarla aynı öncelikte hazırlanıyor:", error instanceof Error ? error.name : error);
  }
}
