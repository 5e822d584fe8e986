import { z } from "zod";
import { ShopError } from "../../domain/error.ts";
import { boundedChunks, type Message, refuseCompressed } from "./bounded-body.ts";

export const MAX_UPLOAD_BYTES = 8 * 1024 * 1024;

/** Marks a route whose body is a picture, given as a stream of bytes. The format is read from the bytes, not from the declared type. */
export const pictureBody = z.custom<AsyncIterable<Uint8Array>>();

/** Requiring an image type also keeps other sites' forms out: a browser sends it across origins only after a CORS preflight, which is refused. */
export function readPicture(message: Message): AsyncIterable<Uint8Array> {
  refuseCompressed(message);
  if (!/^image\/[\w.+-]+$/i.test(message.headers.get("Content-Type") ?? "")) {
    throw new ShopError("wrong-type", "Görsel, image/* türünde gönderilmeli");
  }
  return boundedChunks(message, MAX_UPLOAD_BYTES, tooLargePicture);
}

export const tooLargePicture = () => new ShopError("too-large", "Görsel en fazla 8 MB olabilir");
