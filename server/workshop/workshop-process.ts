import { constants, setPriority } from "node:os";
import { ShopError } from "../../domain/error.ts";
import { doJob, type Job, type Made } from "./jobs.ts";

export type Order = { id: number; job: Job };
export type Answer = { id: number } & (
  | { made: Made }
  | { refusal: Pick<ShopError, "code" | "message"> }
  | { failure: string }
);

standBehind();

// The shop says when it is over; a terminal tells everybody.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
process.on("disconnect", () => process.exit());

process.on("message", async (order: Order) => {
  const answer = await answerTo(order);
  process.send?.(answer, undefined, {}, () => {});
});

async function answerTo({ id, job }: Order): Promise<Answer> {
  try {
    return { id, made: await doJob(job) };
  } catch (error) {
    if (error instanceof ShopError) return { id, refusal: { code: error.code, message: error.message } };
    return { id, failure: error instanceof Error ? `${error.name}: ${error.message}` : "unknown" };
  }
}

/** Who asks for a page comes first. Where a service may not say so, pictures are made all the same. */
function standBehind(): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch (error) {
    console.warn("Görseller sayfalarla aynı öncelikte hazırlanıyor:", error instanceof Error ? error.name : error);
  }
}
