import type { Catalog } from "../domain/catalog/catalog.ts";
import type { Log } from "./log/log.ts";
import type { Task } from "./scheduler.ts";

type Parts = { catalog: Pick<Catalog, "showDue" | "turnDuePrices">; now: () => Date; log: Pick<Log, "info" | "warn"> };

/** Does what the owner planned for a moment, as steps of the shop itself. Public pages learn of it as of any other write. */
export const createPlans = ({ catalog, now, log }: Parts): Task => ({
  name: "plans",
  next: (now) => now,
  failed: (error) => log.warn("plans_failed", { error }),
  async run() {
    try {
      const shown = await catalog.showDue(now());
      if (shown) log.info("products_shown", { ...shown });
    } finally {
      for (const turned of await catalog.turnDuePrices(now())) log.info("prices_turned", { ...turned });
    }
  },
});
