import { z } from "zod";
import { ShopError } from "../../domain/error.ts";
import { boundedPieces, type Message, refuseCompressed } from "./bounded-body.ts";

export const MAX_UPLOAD_BYTES = 8 * 1024 * 1024;

/** What a route says when it takes the bytes of a picture, as they come. What they are is told by themselves, not by their declared type. */
export const pictureBody = z.custom<AsyncIterable<Uint8Array>>();

/** Insisting on the type also keeps other sites' forms out: a browser asks us before it sends one across origins. */
export function readPicture(message: Message): AsyncIterable<Uint8Array> {
  refuseCompressed(message);
  if (!/^image\/[\w.+-]+$/i.test(message.headers.get("Content-Type") ?? "")) {
    throw new ShopError("wrong-type", "Görsel, image/* türünde gönderilmeli");
  }
  return boundedPieces(message, MAX_UPLOAD_BYTES, tooLargePicture);
}

export const tooLargePicture = () => new ShopError("too-large", "Görsel en fazla 8 MB olabilir");
