import { z } from "zod";
import { ask } from "../../bench/ask.ts";
import type { MeasuredShop } from "../../bench/measured-shop.ts";

const WRITERS = 4;
const ORDERS = "/api/admin/orders";
const SOLD = { productId: null, name: "Kupa", color: "", category: "", quantity: 1, price: 100 };

const answer = z.object({ order: z.object({ id: z.string(), note: z.string() }) });

/** The last note of an order that was sent, and the last one that was acknowledged. */
export type Noted = ReadonlyMap<string, { acknowledged: number; sent: number }>;

/** Writers with an order each in the book, ready. Each counts up in its note until the shop is gone or they are stopped. */
export async function readyNotes(shop: MeasuredShop): Promise<(isOver: () => boolean) => Promise<Noted>> {
  const call = await callerOf(shop);
  const written = await Promise.all(
    Array.from({ length: WRITERS }, () => call("POST", ORDERS, { lines: [SOLD], note: "0" })),
  );
  return async (isOver) =>
    new Map(
      await Promise.all(
        written.map(async ({ id }) => {
          const state = { acknowledged: 0, sent: 0 };
          while (!isOver()) {
            state.sent += 1;
            try {
              await call("PUT", `${ORDERS}/${id}`, { lines: [SOLD], note: `${state.sent}` });
            } catch (error) {
              if (isOver()) break;
              throw error;
            }
            state.acknowledged = state.sent;
          }
          return [id, state] as const;
        }),
      ),
    );
}

/** Orders that are gone, or whose note is older than the last acknowledged one. */
export async function lostNotes(shop: MeasuredShop, noted: Noted): Promise<string[]> {
  const call = await callerOf(shop);
  const lost: string[] = [];
  for (const [id, { acknowledged, sent }] of noted) {
    const note = Number((await call("GET", `${ORDERS}/${id}`)).note);
    if (!(note >= acknowledged && note <= sent)) lost.push(`${id}: note ${note} instead of ${acknowledged} to ${sent}`);
  }
  return lost;
}

export const acknowledgedNotes = (noted: Noted): number =>
  [...noted.values()].reduce((sum, { acknowledged }) => sum + acknowledged, 0);

async function callerOf({ url, token }: MeasuredShop) {
  const headers = { Authorization: `Bearer ${await token()}` };
  return async (method: "GET" | "POST" | "PUT", path: string, sent?: object) => {
    const { status, body } = await ask(`${url}${path}`, { method, headers, body: sent });
    if (status !== 200 && status !== 201) throw new Error(`${method} ${path} was refused: ${status} ${body}`);
    return answer.parse(JSON.parse(body.toString())).order;
  };
}
