import { describe, expect, test } from "vitest";
import type { OrderInput } from "../../domain/order-book/book-order.ts";
import { ENGINES, openFor } from "../../tests/support/databases/engines.ts";
import { openLedger, openOrders } from "../../tests/support/databases/open-ledger.ts";
import { CAN, DERYA, ECES_ORDER } from "../../tests/support/orders/sample-orders.ts";

describe.each(ENGINES)("a tracking number on $engine", ({ newLocation }) => {
  async function openBook() {
    const { store } = await openFor(await newLocation());
    const orders = openOrders(store);
    let phones = 905_321_000_000;
    /** Each order is another person's. */
    const write = async (changes: Partial<OrderInput> = {}) =>
      (await orders.create({ ...ECES_ORDER, phone: String(++phones), ...changes }, DERYA)).order;
    const send = (id: string, tracking: string, wish = {}) =>
      orders.changeTracking([{ id, tracking }], "PTT", DERYA, wish);
    return { orders, write, send, undo: (step: string) => openLedger(store).undoStep(step, DERYA) };
  }

  test.each(["72134455ab", "7213-4455-AB", "7213 4455 Ab", "7213.4455/aB"])(
    "of one person's sent order is refused for another's, also spelled %s",
    async (spelled) => {
      const { orders, write, send } = await openBook();
      const [one, other] = [await write(), await write()];
      await send(one.id, "7213 4455 AB", { isSent: true });
      await orders.changeState([{ id: one.id }], "delivered", DERYA);
      await expect(send(other.id, spelled)).rejects.toMatchObject({
        code: "conflict",
        field: "tracking",
        message: `Aynı takip numarası iki kişide: #${one.number} ve #${other.number}`,
      });
      expect((await orders.find(other.id)).tracking).toBe("");
      expect((await send(other.id, spelled, { evenIfShared: true })).count).toBe(1);
    },
  );

  test("is written for no order of a batch that has a cancelled one", async () => {
    const { orders, write, send } = await openBook();
    const { id, number } = await write();
    await orders.changeState([{ id }], "cancelled", DERYA);
    await expect(send(id, "721344556677", { isSent: true })).rejects.toMatchObject({
      code: "invalid",
      field: "tracking",
      message: `#${number} iptal edildi, takip numarası almaz`,
    });
    expect(await orders.find(id)).toMatchObject({ state: "cancelled", tracking: "" });
  });

  test("of two writers at once goes to one person alone", async () => {
    const { orders, write, send } = await openBook();
    const [one, two] = [await write(), await write()];
    const ends = await Promise.allSettled([send(one.id, "721344556677"), send(two.id, "7213 4455 6677")]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const trackings = [(await orders.find(one.id)).tracking, (await orders.find(two.id)).tracking];
    expect(trackings.filter((tracking) => tracking !== "")).toHaveLength(1);
  });

  test("may be on two orders of one person, and on an order that comes after one in the trash", async () => {
    const { orders, write, send } = await openBook();
    const phone = "905559998877";
    const [one, two, three] = [await write({ phone }), await write({ phone }), await write()];
    for (const { id } of [one, two]) await send(id, "111111");
    await expect(send(three.id, "111111")).rejects.toMatchObject({ code: "conflict" });
    for (const { id } of [one, two]) await orders.remove(id, { by: DERYA });
    expect((await send(three.id, "111111")).count).toBe(1);
  });

  test("is refused in the form of one order, new or changed, with a way to go on", async () => {
    const { orders, write } = await openBook();
    const one = await write({ tracking: "111111" });
    const other = await write();
    const refusal = { code: "invalid", field: "tracking", message: /^Aynı takip numarası iki kişide: #1 ve #2\. / };
    await expect(orders.update(other.id, { tracking: "111 111" }, { by: DERYA })).rejects.toMatchObject({
      ...refusal,
      message: expect.stringMatching(refusal.message),
    });
    await expect(write({ tracking: "111111" })).rejects.toMatchObject({ code: "invalid", field: "tracking" });
    await orders.update(one.id, { note: "Zile basma", tracking: "111 111" }, { by: DERYA });
    // A number that is not hers to see is not hers to change.
    await expect(orders.update(other.id, { tracking: "111111" }, { by: CAN })).rejects.toMatchObject({
      code: "forbidden",
      field: "tracking",
    });
  });

  test("that is shared already is not asked about again, and undo brings back what stood", async () => {
    const { orders, write, send, undo } = await openBook();
    const [one, two] = [await write({ tracking: "111111" }), await write()];
    await send(two.id, "111111", { evenIfShared: true });
    const { step } = await orders.changeTracking(
      [
        { id: one.id, tracking: "222222" },
        { id: two.id, tracking: "111111" },
      ],
      "Aras",
      DERYA,
    );
    await undo(step);
    expect((await orders.find(one.id)).tracking).toBe("111111");
    const shared = [one, two].map(({ id }) => ({ id, tracking: "111 111" }));
    expect((await orders.changeTracking(shared, "", DERYA)).count).toBe(2);
  });

  test("sends the open orders that get one, in the same step; the others keep their state", async () => {
    const { orders, write, undo } = await openBook();
    const [open, without, over] = [await write(), await write(), await write({ state: "delivered" })];
    const parcels = [
      { id: open.id, tracking: "111111" },
      { id: without.id, tracking: "" },
      { id: over.id, tracking: "333333" },
    ];
    const { step } = await orders.changeTracking(parcels, "", DERYA, { isSent: true });
    const states = async () => Promise.all([open, without, over].map(async ({ id }) => (await orders.find(id)).state));
    expect(await states()).toEqual(["sent", "new", "delivered"]);
    await undo(step);
    expect(await states()).toEqual(["new", "new", "delivered"]);
    expect((await orders.find(open.id)).tracking).toBe("");
  });

  test("is written for none where one of the orders has changed meanwhile, or 500 at once", async () => {
    const { orders, write } = await openBook();
    const [one, two] = [await write(), await write()];
    await orders.update(two.id, { note: "Kapıcıya bırak" }, { by: DERYA });
    const seen = [one, two].map(({ id, revision }, at) => ({ id, revision, tracking: `11111${at}` }));
    await expect(orders.changeTracking(seen, "", DERYA)).rejects.toMatchObject({ code: "conflict" });
    expect((await orders.find(one.id)).tracking).toBe("");
    const ids: string[] = [];
    while (ids.length < 500) ids.push((await write()).id);
    const many = ids.map((id, at) => ({ id, tracking: `7213445566${at + 100}` }));
    expect((await orders.changeTracking(many, "PTT", DERYA, { isSent: true })).count).toBe(500);
    const [first, ...others] = many;
    if (!first) throw new Error("none");
    const moved = [...others, first].map(({ tracking }, at) => ({ id: ids[at] ?? "", tracking }));
    expect((await orders.changeTracking(moved, "PTT", DERYA)).count).toBe(500);
  });
});
