import { ShopError } from "../../domain/error.ts";

/** The same picture may pass later, when the machine has less to do. */
export const pictureUnavailable = (cause: unknown) =>
  new ShopError("unavailable", "Görsel şu an işlenemedi, birazdan yeniden dene", { cause, retryAfterSeconds: 5 });

/** By sharp's own words. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error && /\btimeout: \d+% complete/.test(error.message);
