import { ShopError } from "../../domain/error.ts";

export const tooManyAttempts = (waitMs: number): ShopError =>
  new ShopError("throttled", "Çok fazla deneme yapıldı, biraz sonra tekrar dene", {
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  });
