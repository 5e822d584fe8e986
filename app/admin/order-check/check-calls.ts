import type { OrderOfMessage } from "../../../domain/order-book/order-store.ts";
import { headed } from "../../../domain/order-check/book-input.ts";
import type { PastedOrder } from "../../../domain/order-check/pasted-orders.ts";
import { MAX_MESSAGE, MAX_READ_ORDERS } from "../../../domain/order-check/read-limits.ts";
import type { VerifiedOrder } from "../../../domain/order-check/verified-order.ts";
import type { OwnersChoice } from "../../../domain/order-check/verified-proposal.ts";
import type { SaidFact } from "../../../domain/said-order/said-fact.ts";
import { callSignedIn } from "../../session-calls.ts";

export type CheckedAnswer = VerifiedOrder & {
  /** The order that the same message became in the book. */
  written: OrderOfMessage | null;
  /** What a text without a link seems to say about persons. */
  facts: readonly SaidFact[];
  /** It seems to go to somebody else. */
  isGift: boolean;
};

type Sent = { text: string; choices?: readonly OwnersChoice[] };

/** A body has 64 KB, and a letter up to three bytes. */
const MAX_LETTERS = 20_000;

/** Compares orders with the shop, the only one also with the owner's answers to its lines, in as few calls as they fit in. Undefined for a message that is too long. */
export async function verifiedOrders(
  orders: readonly PastedOrder[],
  choices: readonly OwnersChoice[] = [],
): Promise<(CheckedAnswer | undefined)[]> {
  const sent = orders.map((pasted) => ({ text: headed(pasted), choices }));
  const answers = new Map<Sent, CheckedAnswer | undefined>();
  for (const call of callsOf(sent.filter(({ text }) => text.length <= MAX_MESSAGE))) {
    const { orders: verified } = await readOrders(call);
    for (const [at, one] of call.entries()) answers.set(one, verified[at]);
  }
  return sent.map((one) => answers.get(one));
}

/** The order that the message became since it was read. Undefined if that cannot be learned. */
export const findWritten = (pasted: PastedOrder): Promise<OrderOfMessage | undefined> =>
  verifiedOrders([pasted]).then(
    ([one]) => one?.written ?? undefined,
    () => undefined,
  );

const readOrders = (orders: readonly Sent[]) =>
  callSignedIn<{ orders: CheckedAnswer[] }>("POST", "/admin/orders/read", { body: { orders } });

function callsOf(sent: readonly Sent[]): Sent[][] {
  const calls: Sent[][] = [];
  let letters = MAX_LETTERS;
  for (const one of sent) {
    const last = calls.at(-1);
    letters += one.text.length;
    if (last && last.length < MAX_READ_ORDERS && letters <= MAX_LETTERS) {
      last.push(one);
      continue;
    }
    calls.push([one]);
    letters = one.text.length;
  }
  return calls;
}
