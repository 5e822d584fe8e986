import { Socket } from "node:net";
import { constants, setPriority } from "node:os";
import { ShopError } from "../../domain/error.ts";
import type { KeptPicture } from "../pictures/pictures.ts";
import { openBelt } from "./belt.ts";
import { doJob, type Job } from "./jobs.ts";

/** `drop` is said of what was brought when nothing is to be made of it. */
export type Order = Job | { what: "drop" };
/** The bytes of what was made come before; of a picture this is the rest. */
export type Answer =
  | { made: KeptPicture | undefined }
  | { refusal: Pick<ShopError, "code" | "message"> }
  | { failure: string };

/** Where the shop puts the workshop's end of the pipe. */
const PIPE = 3;

standBehind();

// The shop says when it is over; a terminal tells everybody.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});

const pipe = new Socket({ fd: PIPE });
// What cannot be sent any more has nobody who waits for it.
pipe.on("error", () => {}).on("close", () => process.exit());

const belt = openBelt<Order>(pipe, async (id, order, bytes) => {
  if (order.what === "drop") return;
  const answer = await answerTo(id, order, bytes);
  await belt.say(id, answer).catch(() => {});
});

async function answerTo(id: number, job: Job, brought: Uint8Array): Promise<Answer> {
  try {
    const made = await doJob(job, brought);
    if (made instanceof Uint8Array) {
      await belt.bring(id, made.byteLength, [made]);
      return { made: undefined };
    }
    const { bytes, ...picture } = made;
    await belt.bring(id, bytes.byteLength, [bytes]);
    return { made: picture };
  } catch (error) {
    if (error instanceof ShopError) return { refusal: { code: error.code, message: error.message } };
    return { failure: error instanceof Error ? `${error.name}: ${error.message}` : "unknown" };
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
