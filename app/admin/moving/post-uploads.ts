import { MAX_PICTURES } from "../../../domain/catalog/media.ts";
import { isPicture, type Post } from "../../../domain/instagram/instagram-posts.ts";
import { pauseBeforeRetry } from "../../part/lost-part.tsx";
import { type PreparedPhoto, preparePhoto } from "../product-pictures/prepared-photo.ts";
import { createUploadQueue } from "../product-pictures/upload-queue.ts";
import { sendPicture } from "../product-pictures/use-uploads.ts";
import type { Archive } from "./opened-archive.ts";

/** A picture that could not be taken, and why. */
export type LostPicture = { post: string; uri: string; why: string };

type Uploading = {
  archive: Archive;
  posts: readonly Post[];
  /** The addresses of what was uploaded before. */
  known: Readonly<Record<string, string>>;
  signal: AbortSignal;
  onUploaded(uri: string, address: string): void;
  onLost(lost: LostPicture): void;
};

/** The pictures of a post that the archive has, the cover of a video too. */
export const picturesOfPost = ({ media }: Post, { has }: Pick<Archive, "has">): string[] =>
  media.filter((uri) => isPicture(uri) && has(uri)).slice(0, MAX_PICTURES);

/** Uploads the pictures of posts one at a time. A dead line makes it wait; what was uploaded before is not sent again. */
export async function uploadPosts({ archive, posts, known, signal, onUploaded, onLost }: Uploading): Promise<void> {
  const queue = createUploadQueue({ prepare, send: sendPicture, pause: pauseBeforeRetry });
  signal.addEventListener("abort", () => queue.close(), { once: true });
  for (const post of posts) {
    for (const uri of picturesOfPost(post, archive)) {
      if (signal.aborted) return;
      if (known[uri] !== undefined) continue;
      const file = await archive.fileOf(uri)?.catch(() => undefined);
      if (!file) {
        onLost({ post: post.key, uri, why: "Fotoğraf arşivde bozuk" });
        continue;
      }
      await queue.add([new File([file], uri)]);
      const upload = queue.list().at(-1);
      if (upload?.stage === "sent") onUploaded(uri, upload.address);
      else if (upload?.stage === "failed") onLost({ post: post.key, uri, why: upload.why });
      if (upload) queue.forget([upload.id]);
    }
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
