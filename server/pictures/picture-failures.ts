import { isOutage, ShopError } from "../../domain/error.ts";

/** The same picture may succeed later, when the machine is less busy. */
export const pictureUnavailable = (cause: unknown) =>
  new ShopError("unavailable", "Görsel şu an işlenemedi, birazdan yeniden dene", { cause, retryAfterSeconds: 5 });

/** sharp reports its timeout by message only. */
export const isSharpTimeout = (error: unknown): boolean =>
  error instanceof Error && /\btimeout: \d+% complete/.test(error.message);

/** Does without a picture that no decoder reads. Throws every other error. */
export const unlessUnreadable =
  <Made>(without: () => Made) =>
  (error: unknown): Made => {
    if (error instanceof ShopError && !isOutage(error)) return without();
    throw error;
  };
