import type { Door } from "./http/listen.ts";
import type { Shop } from "./shop.ts";

const PATIENCE_MS = 9000;

/** Ctrl-C reaches the shop twice, from the terminal and from npm: within this time it counts as one signal. */
const SAME_SIGNAL_MS = 1000;

/**
 * Finishes what was accepted and leaves with 0; a second signal leaves at once with 1. After an uncaught error it
 * finishes too, but leaves with 1.
 */
export function leaveGracefully(door: Pick<Door, "close">, shop: Pick<Shop, "log" | "leave" | "close">): void {
  const { log } = shop;
  let leavingSince: number | undefined;

  const leave = async (exitCode: number) => {
    if (leavingSince !== undefined) {
      if (performance.now() - leavingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    leavingSince = performance.now();
    setTimeout(() => process.exit(1), PATIENCE_MS + 500).unref();
    shop.leave();
    await door.close(PATIENCE_MS - 1000);
    await shop.close();
    log.info("stopped");
    await log.flush();
    process.exit(exitCode);
  };
  const leaveOr1 = (exitCode: number) => leave(exitCode).catch(() => process.exit(1));

  process.on("SIGTERM", () => leaveOr1(0));
  process.on("SIGINT", () => leaveOr1(0));
  process.on("uncaughtException", (error) => {
    log.error("uncaught", { error });
    leaveOr1(1);
  });
}
