import { ShopError } from "../../domain/error.ts";
import type { Refuse } from "../http/refusal.ts";
import type { Listener } from "./door.ts";

/** Why a balancer should send no visitors here. */
export type NotReady = "start" | "products" | "search" | "leaving" | "damage";

const SENTENCES: Record<NotReady, string> = {
  start: "Dükkân açılıyor",
  products: "Ürünler okunuyor",
  search: "Arama hazırlanıyor",
  leaving: "Dükkân kapanıyor",
  damage: "Veritabanı dosyası bozuk",
};

export const refusedVisitors = (reason: NotReady): ShopError =>
  new ShopError("unavailable", SENTENCES[reason], { retryAfterSeconds: 1 });

/** Shorter than the 20 s after which the door cuts a connection without an answer. */
const TIMEOUT_MS = 15_000;

/** Before the shop is open, the two questions of balancers and monitors are answered at once, and other requests wait. */
export const whileStarting =
  (refuse: Refuse, opening: Promise<Listener>): Listener =>
  async (incoming, outgoing) => {
    if (incoming.url === "/healthz") return outgoing.writeHead(200, { "Content-Type": "text/plain" }).end("ok");
    if (incoming.url === "/readyz") return refuse(refusedVisitors("start"), incoming, outgoing);
    const timeout = new Promise<undefined>(
      (timedOut) => void setTimeout(() => timedOut(undefined), TIMEOUT_MS).unref(),
    );
    const listener = await Promise.race([opening, timeout]);
    return listener ? listener(incoming, outgoing) : refuse(refusedVisitors("start"), incoming, outgoing);
  };
