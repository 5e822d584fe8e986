import { z } from "zod";
import { ShopError } from "../../domain/error.ts";
import { boundedChunks, type Message, refuseCompressed } from "./bounded-body.ts";

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
