import type { Door } from "./door/door.ts";
import type { Shop } from "./shop.ts";

/** What was begun has this long; after `LAST_MS` it ends, whatever hangs. */
const PATIENCE_MS = 8000;
const LAST_MS = 14_000;

/** Ctrl-C reaches the shop twice, from the terminal and from npm: within this time it counts as one signal. */
const SAME_SIGNAL_MS = 1000;

type Leaving = {
  door: Pick<Door, "close">;
  shop: Pick<Shop, "log" | "leave" | "close">;
  /** So long a balancer is told to send nobody here any more, while whoever comes is still served. */
  openMs: number;
};

/**
 * Finishes what was accepted and leaves with 0; a second signal leaves at once with 1. After an uncaught error it
 * finishes too, but leaves with 1.
 */
export function leaveGracefully({ door, shop, openMs }: Leaving): void {
  const { log } = shop;
  let leavingSince: number | undefined;

  const leave = async (exitCode: 0 | 1, stayMs: number) => {
    if (leavingSince !== undefined) {
      if (performance.now() - leavingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    leavingSince = performance.now();
    setTimeout(() => process.exit(1), stayMs + LAST_MS);
    shop.leave();
    await door.close({ openMs: stayMs, patienceMs: stayMs + PATIENCE_MS });
    await shop.close();
    log.info("stopped");
    await log.flush();
    process.exit(exitCode);
  };
  const leaveOr1 = (exitCode: 0 | 1, stayMs: number) => leave(exitCode, stayMs).catch(() => process.exit(1));

  process.on("SIGTERM", () => leaveOr1(0, openMs));
  // Somebody at the keyboard waits for no balancer.
  process.on("SIGINT", () => leaveOr1(0, 0));
  process.on("uncaughtException", (error) => {
    log.error("uncaught", { error });
    leaveOr1(1, 0);
  });
}
