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

/** A slow phone sends a piece within the time of a request. */
export const MAX_PIECE_BYTES = 2 * 1024 * 1024;

/** Marks a route whose body is a piece of a large file. */
export const pieceBody = z.custom<AsyncIterable<Uint8Array>>();

/** The type keeps other sites' forms out, as for pictures. */
export function readPiece(message: Message): AsyncIterable<Uint8Array> {
  refuseCompressed(message);
  if (message.headers.get("Content-Type") !== "application/octet-stream") {
    throw new ShopError("wrong-type", "Dosya parçası, application/octet-stream türünde gönderilmeli");
  }
  return boundedChunks(message, MAX_PIECE_BYTES);
}
