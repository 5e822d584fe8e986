import { seededRandom } from "../support/thorough.ts";
import type { Life, Who } from "./life.ts";

/** What a call is made with. Its path is that of the deed, with the id in it. */
type Wish = {
  id?: string;
  query?: string;
  body?: unknown;
  after?(answer: Awaited<ReturnType<Life["call"]>>): void | Promise<void>;
};

/** What somebody does with the shop, by the call that does it. Undefined where there is nothing that it could be done with. */
export type Deed = (hand: Hand) => Promise<Wish | undefined>;

/** There is nothing to choose from, such as no order. The deed is left out. */
export class NothingThere extends Error {}

export type Hand = ReturnType<typeof handOf>;

/** The person who does a deed, with her choices. The same seed chooses the same where the shop is the same. */
export function handOf(life: Life, seed: number) {
  const below = seededRandom(seed);
  const isOne = (outOf: number) => below(outOf) === 0;
  const who: Who = isOne(4) ? "helper" : "owner";
  const one = <Of>(of: readonly Of[]): Of => {
    const [chosen] = of.slice(below(of.length));
    if (chosen === undefined) throw new NothingThere();
    return chosen;
  };
  const some = <Of>(of: readonly Of[]): Of[] => of.filter(() => isOne(2));
  const living = async (table: "products" | "categories" | "orders", isGone = false): Promise<string[]> => {
    const rows = life.shop().store.read.selectFrom(table).select(["id", "deleted_at"]).orderBy("id");
    return (await rows.execute()).flatMap(({ id, deleted_at }) => ((deleted_at !== null) === isGone ? id : []));
  };
  const ask = async (path: string, by: Who = who) => {
    const { status, json } = await life.call(by, "GET", path);
    if (status !== 200) throw new NothingThere();
    return json;
  };
  return { life, who, below, isOne, one, some, living, ask };
}

/** The way back to one of the events of what `idOf` finds. */
export const revertOf =
  (path: string, idOf: (hand: Hand) => Promise<string>): Deed =>
  async (hand) => {
    const id = await idOf(hand);
    const { events } = await hand.ask(`${path}/${id}/events`);
    return { id, body: { event: hand.one<{ id: string }>(events).id } };
  };
