import type { Door } from "./door/door.ts";
import type { Shop } from "./shop.ts";

/** Pending requests may take this long; after `EXIT_TIMEOUT_MS` the process exits in any case. */
const REQUESTS_TIMEOUT_MS = 8000;
const EXIT_TIMEOUT_MS = 14_000;

/** Ctrl-C arrives twice, from the terminal and from npm; two signals within this time count as one. */
const SAME_SIGNAL_MS = 1000;

type Options = {
  door: Pick<Door, "close">;
  shop: Pick<Shop, "log" | "leave" | "close">;
  /** The time a load balancer gets to notice that /readyz fails; requests are still served. */
  drainMs: number;
};

/** A signal finishes pending requests and exits with 0, a second one exits at once with 1. An uncaught error finishes them and exits with 1. */
export function leaveGracefully({ door, shop, drainMs }: Options): void {
  const { log } = shop;
  let leavingSince: number | undefined;

  const leave = async (exitCode: 0 | 1, openMs: number) => {
    if (leavingSince !== undefined) {
      if (performance.now() - leavingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    leavingSince = performance.now();
    setTimeout(() => process.exit(1), openMs + EXIT_TIMEOUT_MS);
    shop.leave();
    await door.close({ openMs, timeoutMs: openMs + REQUESTS_TIMEOUT_MS });
    await shop.close();
    log.info("stopped");
    await log.flush();
    process.exit(exitCode);
  };
  const leaveOrExit = (exitCode: 0 | 1, openMs: number) => leave(exitCode, openMs).catch(() => process.exit(1));

  process.on("SIGTERM", () => leaveOrExit(0, drainMs));
  // Ctrl-C comes from a person at the keyboard: there is no load balancer to wait for.
  process.on("SIGINT", () => leaveOrExit(0, 0));
  process.on("uncaughtException", (error) => {
    log.error("uncaught", { error });
    leaveOrExit(1, 0);
  });
}
