import { constants, setPriority } from "node:os";
import { ShopError } from "../../domain/error.ts";
import { isSharpTimeout, pictureUnavailable } from "../pictures/picture-failures.ts";
import type { PictureInfo } from "../pictures/pictures.ts";
import { type Job, runJob } from "./jobs.ts";

export type JobRequest = { id: number; job: Job; folder: string };
export type JobResult = { id: number } & (
  | { info: PictureInfo | null }
  | { refusal: Pick<ShopError, "code" | "message"> }
  | { failure: string }
);

lowerPriority();

// A terminal signals the whole process group. Only the shop ends this process.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
process.on("disconnect", () => process.exit());

process.on("message", async ({ id, job, folder }: JobRequest) => {
  const result: JobResult = await runJob(job, folder).then(
    (info) => ({ id, info }),
    (error: unknown) => ({ id, ...refusalOf(error) }),
  );
  if (process.connected) process.send?.(result, leaveWithShop);
});

/** A shop that was killed hears no result. */
function leaveWithShop(unheard: Error | null): void {
  if (unheard) process.exit();
}

function refusalOf(error: unknown) {
  if (isSharpTimeout(error)) return refusalOf(pictureUnavailable(error));
  if (error instanceof ShopError) return { refusal: { code: error.code, message: error.message } };
  return { failure: error instanceof Error ? `${error.name}: ${error.message}` : "unknown" };
}

/** Pages come first. Where the system forbids lowering the priority, pictures are still made. */
function lowerPriority(): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch (error) {
    console.warn("Görseller sayfalarla aynı öncelikte hazırlanıyor:", error instanceof Error ? error.name : error);
  }
}
