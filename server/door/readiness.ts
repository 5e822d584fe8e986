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

/** Before the shop is open, only the two questions of balancers and monitors are answered. */
export const whileStarting =
  (refuse: Refuse, rest: Listener): Listener =>
  (incoming, outgoing) => {
    if (incoming.url === "/healthz") return outgoing.writeHead(200, { "Content-Type": "text/plain" }).end("ok");
    if (incoming.url === "/readyz") return refuse(refusedVisitors("start"), incoming, outgoing);
    return rest(incoming, outgoing);
  };
