import { isOutage } from "../../domain/error.ts";
import type { Shop } from "../shop.ts";

/**
 * A wrong setting ends the start. A store that is away does not: pages, and the sizes on this machine's disk, are served without it.
 */
export async function checkPictures({ reachPictures, log }: Pick<Shop, "reachPictures" | "log">): Promise<void> {
  try {
    await reachPictures();
  } catch (error) {
    if (!isOutage(error)) throw error;
    log.warn("picture_store_away", { error });
    console.warn(error.message);
  }
}
