import { constants, setPriority } from "node:os";
import { ShopError } from "../../domain/error.ts";
import { isTimeout, pictureUnavailable } from "../pictures/picture-failures.ts";
import type { PictureInfo } from "../pictures/pictures.ts";
import { type Job, runJob } from "./jobs.ts";

export type Order = { id: number; job: Job; folder: string };
export type Answer = { id: number } & (
  | { about: PictureInfo | null }
  | { refusal: Pick<ShopError, "code" | "message"> }
  | { failure: string }
);

runBelowPages();

// The shop says when it is over; a terminal tells everybody.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
process.on("disconnect", () => process.exit());

process.on("message", async ({ id, job, folder }: Order) => {
  const answer: Answer = await runJob(job, folder).then(
    (about) => ({ id, about }),
    (error: unknown) => ({ id, ...refusalOf(error) }),
  );
  if (process.connected) process.send?.(answer);
});

function refusalOf(error: unknown) {
  if (isTimeout(error)) return refusalOf(pictureUnavailable(error));
  if (error instanceof ShopError) return { refusal: { code: error.code, message: error.message } };
  return { failure: error instanceof Error ? `${error.name}: ${error.message}` : "unknown" };
}

/** Pages come first. Where a service may not say so, pictures are made all the same. */
function runBelowPages(): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch (error) {
    console.warn("Görseller sayfalarla aynı öncelikte hazırlanıyor:", error instanceof Error ? error.name : error);
  }
}
