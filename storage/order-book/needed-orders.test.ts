import { describe, expect, test } from "vitest";
import { moneyOf } from "../../domain/order-book/order-money.ts";
import { NEED_LISTS, NEED_OF_LIST, orderNeeds } from "../../domain/order-book/order-needs.ts";
import { ORDER_STATES, PAYMENTS } from "../../domain/order-book/order-states.ts";
import { TOLD_KINDS } from "../../domain/order-book/told-messages.ts";
import { ENGINES, openFor } from "../../tests/support/databases/engines.ts";
import { openOrders } from "../../tests/support/databases/open-ledger.ts";
import { queryPlan } from "../../tests/support/databases/query-plan.ts";
import { CAN, DERYA, ECES_ORDER } from "../../tests/support/orders/sample-orders.ts";
import { seededRandom } from "../../tests/support/thorough.ts";
import { inWork, ordersWithMoney } from "./needed-orders.ts";

const DAY = 86_400_000;

describe.each(ENGINES)("the lists of what orders need on $engine", ({ newLocation }) => {
  async function openBook() {
    const { store, db } = await openFor(await newLocation());
    const orders = openOrders(store);
    const write = async (changes: object = {}) => (await orders.create({ ...ECES_ORDER, ...changes }, DERYA)).order;
    return { db, orders, write };
  }

  test("have the orders of which `orderNeeds` says so, and no other, with a query and without", async () => {
    const { db, orders, write } = await openBook();
    const now = new Date();
    const draw = seededRandom(57);
    const ago = (days: number) => new Date(now.getTime() - days * DAY).toISOString();
    for (let count = 0; count < 80; count += 1) {
      const told = TOLD_KINDS.filter(() => draw(3) === 0).map((what) => ({ what, at: ago(draw(9)) }));
      const { id } = await write({
        state: ORDER_STATES[draw(ORDER_STATES.length)],
        payment: PAYMENTS[draw(3)],
        day: draw(2) === 0 ? "" : ago(draw(9) - 4).slice(0, 10),
        customerWords: draw(3) === 0 ? "lila değil" : "",
        customerWordsSeen: draw(2) === 0,
        payments:
          draw(3) === 0 ? [{ id: "p", amount: [100, 599.9, 700][draw(3)], way: "cash", day: "2026-11-01" }] : [],
        told,
      });
      const [wrote_at, state_at] = [ago(draw(40)), ago(draw(draw(2) === 0 ? 6 : 70))];
      const blotted_at = draw(9) === 0 ? ago(0) : null;
      await db.updateTable("orders").set({ wrote_at, state_at, blotted_at }).where("id", "=", id).execute();
      if (draw(20) === 0) await orders.remove(id, { by: DERYA });
    }
    const all = await Array.fromAsync(orders.every());
    for (const persons of [true, false]) {
      const among = { persons, now, lateDays: 4 };
      const day = new Map((await orders.listDay(among)).map((list) => [list.list, list]));
      for (const list of NEED_LISTS) {
        const needing = all.filter((order) => {
          const needy = { ...order, left: moneyOf(order).left, hasAddress: true, hasPlace: true };
          return orderNeeds(needy, { ...among, seesPersons: persons }).some(({ kind }) => kind === NEED_OF_LIST[list]);
        });
        const numbers = needing.map(({ number }) => number).toSorted((one, other) => other - one);
        for (const query of ["", "kupa"]) {
          const found = await orders.search({ list, query, page: 1 }, among);
          expect([list, found.total, found[list]]).toEqual([list, numbers.length, numbers.length]);
          expect([list, ...found.orders.map(({ number }) => number)]).toEqual([list, ...numbers.slice(0, 50)]);
        }
        expect(day.get(list)?.count ?? 0).toBe(numbers.length);
        if (persons) expect([list, numbers.length]).not.toEqual([list, 0]);
      }
    }
  });

  test("of the day are those that are not empty, each with the first ones: who waits longest, and the newest debts", async () => {
    const { orders, write } = await openBook();
    for (let count = 0; count < 6; count += 1) await write();
    const many = await orders.listDay({ persons: true, now: new Date() });
    const [confirm, unpaid] = many;
    expect(many.map(({ list }) => list)).toEqual(["confirm", "unpaid", "due"]);
    expect(confirm?.orders.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(unpaid).toMatchObject({ count: 6, sum: 3599.4 });
    expect(unpaid?.orders.map(({ number }) => number)).toEqual([6, 5, 4]);
  });

  test("forget what is done: told, paid, moved on, read, and it is there again after an undo", async () => {
    const { orders, write } = await openBook();
    const { id } = await write({ day: "", customerWords: "lila değil" });
    const lists = async () => (await orders.listDay({ persons: true, now: new Date() })).map(({ list }) => list);
    expect(await lists()).toEqual(["confirm", "unpaid", "words"]);
    await orders.tell([id], "confirmation", CAN);
    expect(await lists()).toEqual(["unpaid", "words"]);
    await orders.changePaid([{ id }], true, DERYA);
    await orders.update(id, { customerWordsSeen: true }, { by: CAN });
    expect(await lists()).toEqual(["pack"]);
    await orders.changeState([{ id }], "sent", CAN);
    expect(await lists()).toEqual(["tell"]);
    await orders.tell([id], "sent", CAN);
    expect(await lists()).toEqual([]);
    await orders.changeState([{ id }], "new", CAN);
    expect(await lists()).toEqual(["pack"]);
  });

  test("know an order whose lines cannot be read", async () => {
    const { db, orders, write } = await openBook();
    const { id } = await write({ day: "" });
    await db.updateTable("orders").set({ lines: "[{" }).where("id", "=", id).execute();
    const day = await orders.listDay({ persons: true, now: new Date() });
    expect(day.map(({ list, count }) => [list, count])).toEqual([
      ["confirm", 1],
      ["unpaid", 1],
    ]);
  });
});

test("SQLite reads orders in work and orders with money by their indexes", async () => {
  const [{ newLocation }] = ENGINES;
  const { db } = await openFor(await newLocation());
  const work = await queryPlan(db, inWork(db, new Date()).select("id"));
  expect(work).toContain("orders_by_step");
  for (const list of ["unpaid", "refund"] as const) {
    const plan = await queryPlan(db, ordersWithMoney(db, list).select("number").orderBy("number", "desc").limit(5));
    expect(plan).toContain("COVERING INDEX orders_by_money");
  }
});
