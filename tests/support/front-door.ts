import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { THE_SHOP } from "../../domain/ledger.ts";
import { openDoor } from "../../server/door/door.ts";
import { openBuiltPages } from "../../server/pages/built-pages.ts";
import { openApp } from "./open-app.ts";
import { LABUBU } from "./sample-products.ts";

/** The whole shop with its built pages on a port of its own, for raw bytes that no browser would send. */
export async function openFrontDoor() {
  const shop = await openApp({ overrides: { openPages: openBuiltPages } });
  const product = await shop.catalog.createProduct(LABUBU, THE_SHOP);
  const door = await openDoor({ port: 0, host: "127.0.0.1" });
  door.open(shop.listener);
  await shop.prepare();
  return {
    shop,
    product,
    url: `http://127.0.0.1:${door.port}`,
    /** Answers everything that the shop sends until it closes the connection; this side never closes it. */
    send(raw: string | Buffer): Promise<string> {
      const socket = connect(door.port, "127.0.0.1");
      socket.write(raw);
      return text(socket);
    },
    async close() {
      await door.close({ timeoutMs: 0 });
      await shop.close();
    },
  };
}

export type FrontDoor = Awaited<ReturnType<typeof openFrontDoor>>;

export const statusOf = (answer: string): number => Number(answer.slice(9, 12));
