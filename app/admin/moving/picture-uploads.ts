import { pauseBeforeRetry } from "../../part/lost-part.tsx";
import { type PreparedPhoto, preparePhoto } from "../product-pictures/prepared-photo.ts";
import { createUploadQueue } from "../product-pictures/upload-queue.ts";
import { sendPicture } from "../product-pictures/use-uploads.ts";

/** A picture that could not be taken, and why. */
export type LostPicture = { name: string; why: string };

type Uploading = {
  names: readonly string[];
  fileOf(name: string): Promise<Blob | undefined>;
  /** The addresses of what was uploaded before. */
  known: Readonly<Record<string, string>>;
  signal: AbortSignal;
  onUploaded(name: string, address: string): void;
  onLost(lost: LostPicture): void;
};

/** Uploads pictures one at a time. A dead line makes it wait; what was uploaded before is not sent again. */
export async function uploadPictures({ names, fileOf, known, signal, onUploaded, onLost }: Uploading): Promise<void> {
  const queue = createUploadQueue({ prepare, send: sendPicture, pause: pauseBeforeRetry });
  signal.addEventListener("abort", () => queue.close(), { once: true });
  for (const name of names) {
    if (signal.aborted) return;
    if (known[name] !== undefined) continue;
    const file = await fileOf(name).catch(() => undefined);
    if (!file) {
      onLost({ name, why: "Fotoğraf arşivde bozuk" });
      continue;
    }
    await queue.add([new File([file], name)]);
    const upload = queue.list().at(-1);
    if (upload?.stage === "sent") onUploaded(name, upload.address);
    else if (upload?.stage === "failed") onLost({ name, why: upload.why });
    if (upload) queue.forget([upload.id]);
  }
}

/** Instagram keeps photos of iPhones as they were taken (HEIC), which most browsers cannot open: then a decoder is loaded. */
async function prepare(file: Blob): Promise<PreparedPhoto> {
  const prepared = await preparePhoto(file);
  if (prepared.ok || !prepared.why.includes("HEIC")) return prepared;
  try {
    const { heicTo } = await import("heic-to/csp");
    return await preparePhoto(await heicTo({ blob: file, type: "image/jpeg", quality: 0.9 }));
  } catch {
    return prepared;
  }
}
