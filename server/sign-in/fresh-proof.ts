import { isFreshlyProven } from "../../domain/account/session.ts";
import { ShopError } from "../../domain/error.ts";
import type { Caller } from "./access.ts";

/** A token that was left open or stolen is not enough for what takes an account over or away. */
export function demandFreshProof({ session }: Caller, now: Date): void {
  if (isFreshlyProven(session, now)) return;
  throw new ShopError("forbidden", "Güvenliğin için önce kim olduğunu yeniden göster", { needs: "proof" });
}
