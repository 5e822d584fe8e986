import { ShopError } from "../../domain/error.ts";
import { explainOutage } from "./database-failure.ts";
import { outageReason } from "./failure-kind.ts";
import type { Log } from "./log.ts";

/** Logs outages of the database. The person who starts the shop also sees on the console that it waits. */
export const databaseLog = (log: Pick<Log, "info" | "warn">) => ({
  onAway(error: unknown) {
    log.warn("database_away", error instanceof ShopError ? { reason: outageReason(error.cause) } : { error });
  },
  onBack: () => log.info("database_back"),
  onWaiting(why: unknown) {
    console.log(
      `${explainOutage(why) ?? "Veritabanı şu an yanıt vermiyor ya da meşgul."} Bekleniyor; düzelince dükkân kendiliğinden açılacak.`,
    );
    log.warn("waiting_for_database", why === undefined ? {} : { reason: outageReason(why) });
  },
  onWriterEnded: (cause: unknown) => log.warn("writer_ended", { reason: outageReason(cause) }),
});
