import { ShopError } from "../../domain/error.ts";

/** The same picture may succeed later, when the machine is less busy. */
export const pictureUnavailable = (cause: unknown) =>
  new ShopError("unavailable", "Görsel şu an işlenemedi, birazdan yeniden dene", { cause, retryAfterSeconds: 5 });

/** sharp reports its timeout by message only. */
export const isSharpTimeout = (error: unknown): boolean =>
  error instanceof Error && /\btimeout: \d+% complete/.test(error.message);
