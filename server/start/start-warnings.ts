import { isOutage } from "../../domain/error.ts";
import { missingFacts, SELLERS_SECTIONS, waitingPages } from "../../domain/shop/shop-facts.ts";
import { panelAddresses } from "../../domain/web/panel-addresses.ts";
import type { Shop } from "../shop.ts";

/** Logs which pages are missing because the owner has not written the legal facts. */
export async function warnOfMissingFacts({ snapshot, log }: Pick<Shop, "snapshot" | "log">) {
  const { shop, legalFacts: legal } = await snapshot();
  const facts = { shop, legal };
  const missing = missingFacts(facts).map((fact) => `${SELLERS_SECTIONS[fact]}.${fact}`);
  if (missing.length === 0) return;
  const pages = waitingPages(facts).join(", ");
  log.warn("facts_missing", {
    reason: `${missing.join(", ")}: until they are saved under ${panelAddresses.shopSettings}, there is no page ${pages}`,
  });
}

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
