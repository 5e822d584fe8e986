import { describe, expect, test } from "vitest";
import type { Author } from "../../domain/ledger.ts";
import type { OrderInput } from "../../domain/order-book/book-order.ts";
import { moneyOf, type PaymentRow } from "../../domain/order-book/order-money.ts";
import { refunded } from "../../domain/order-book/order-refund.ts";
import { allKept, withPayment } from "../../domain/order-book/payment-rows.ts";
import { ENGINES, openFor } from "../../tests/support/databases/engines.ts";
import { openLedger, openOrders } from "../../tests/support/databases/open-ledger.ts";
import { CAN, DERYA, ECES_ORDER, PLAIN_ORDER } from "../../tests/support/orders/sample-orders.ts";

const KAPORA: PaymentRow = { id: "kapora", amount: 100, way: "transfer", day: "2026-11-28" };

const HELPER: Author = { ...CAN, reach: "products-without-prices" };

describe.each(ENGINES)("the money of an order on $engine", ({ newLocation }) => {
  async function openBook() {
    const { db, store } = await openFor(await newLocation());
    const orders = openOrders(store);
    const { order } = await orders.create({ ...ECES_ORDER, paid: false, payments: [] }, DERYA);
    const leftOf = async (id: string) =>
      (await db.selectFrom("orders").select("left_kurus").where("id", "=", id).executeTakeFirstOrThrow()).left_kurus;
    const undo = (step: string) => openLedger(store).undoStep(step, DERYA);
    return { db, orders, order, leftOf, undo };
  }

  test("one tap pays what a first payment has left, and an undo takes it back", async () => {
    const { orders, order, leftOf, undo } = await openBook();
    const saved = await orders.update(order.id, { payments: [KAPORA] }, { by: DERYA });
    expect(saved.order).toMatchObject({ paid: false, payments: [KAPORA], name: order.name });
    const { step } = await orders.changePaid([{ id: order.id }], true, DERYA);
    const { payments, paid } = await orders.find(order.id);
    expect([payments.length, paid, await leftOf(order.id)]).toEqual([2, true, 0]);
    await undo(step);
    expect(await orders.find(order.id)).toMatchObject({ paid: false, payments: [KAPORA] });
  });

  test("a deposit that the owner keeps of a cancelled order is not to go back, until that is undone", async () => {
    const { orders, order, leftOf, undo } = await openBook();
    await orders.update(order.id, { payments: [KAPORA], state: "cancelled" }, { by: DERYA });
    expect(await leftOf(order.id)).toBe(-10_000);
    const kept = allKept([KAPORA]);
    await expect(orders.update(order.id, { payments: kept }, { by: HELPER })).rejects.toMatchObject({
      code: "invalid",
    });
    const { step = "" } = await orders.update(order.id, { payments: kept }, { by: DERYA });
    expect([await leftOf(order.id), await orders.find(order.id)]).toMatchObject([0, { payments: kept }]);
    const later: PaymentRow = { ...KAPORA, id: "later", amount: 50 };
    await orders.update(order.id, { payments: [...kept, later] }, { by: DERYA });
    expect(await leftOf(order.id)).toBe(-5000);
    await undo(step);
    expect((await orders.find(order.id)).payments).toEqual([KAPORA, later]);
    expect(await leftOf(order.id)).toBe(-15_000);
    const back: PaymentRow = { ...KAPORA, id: "back", amount: 20, back: true };
    await orders.update(order.id, { payments: [...kept, back] }, { by: DERYA });
    expect((await orders.find(order.id)).payments).toEqual([{ ...KAPORA, kept: true, keptPart: 80 }, back]);
  });

  test("is written only by who may change prices, also with a new order", async () => {
    const { orders, order } = await openBook();
    const refused = { code: "invalid", message: "Ödemeyi yalnız dükkân sahibi değiştirebilir" };
    await expect(orders.update(order.id, { payments: [KAPORA] }, { by: HELPER })).rejects.toMatchObject(refused);
    await expect(orders.changePaid([{ id: order.id }], true, HELPER)).rejects.toMatchObject(refused);
    await expect(orders.create({ ...PLAIN_ORDER, paid: true }, HELPER)).rejects.toMatchObject({ code: "invalid" });
    const discounts = [{ word: "", percent: 5 }];
    await expect(orders.update(order.id, { discounts }, { by: HELPER })).rejects.toMatchObject({
      message: "İndirimi yalnız dükkân sahibi değiştirebilir",
    });
    const lines = order.lines.map((line) => ({ ...line, discount: { word: "", percent: 5 } }));
    await expect(orders.update(order.id, { lines }, { by: HELPER })).rejects.toMatchObject({ field: "lines" });
  });

  test("follows the lines, also those that a helper without the right to prices changes", async () => {
    const { orders, order, leftOf } = await openBook();
    await orders.changePaid([{ id: order.id }], true, DERYA);
    const lines = order.lines.map((line) => ({ ...line, quantity: line.quantity + 1 }));
    const { order: changed } = await orders.update(order.id, { lines }, { by: HELPER });
    expect([changed.paid, await leftOf(order.id)]).toEqual([false, 44_995]);
  });

  test("is never lost by a change of something else", async () => {
    const { orders, order } = await openBook();
    await orders.update(
      order.id,
      { payments: [KAPORA], discounts: [{ word: "Sorun için", percent: 5 }] },
      { by: DERYA },
    );
    await orders.update(order.id, { carrier: "Aras" }, { by: DERYA });
    expect(await orders.find(order.id)).toMatchObject({ payments: [KAPORA], discounts: [{ percent: 5 }] });
  });
});

const payment = (id: string, amount: number, changes: Partial<PaymentRow> = {}): PaymentRow => ({
  ...{ id, amount, way: "transfer", day: "2026-11-28" },
  ...changes,
});

describe.each(ENGINES)("payments on $engine", ({ newLocation }) => {
  async function openBook(input: OrderInput = ECES_ORDER) {
    const { db, store } = await openFor(await newLocation());
    const orders = openOrders(store);
    const { order } = await orders.create(input, DERYA);
    const { id } = order;
    const now = () => orders.find(id);
    return {
      ...{ db, orders, order, id, now },
      ledger: openLedger(store),
      undo: (step: string) => openLedger(store).undoStep(step, DERYA),
      money: async () => moneyOf(await now()),
      async pay(row: PaymentRow, expectedRevision?: number) {
        const { payments } = await now();
        return orders.update(id, { payments: withPayment(payments, row) }, { by: DERYA, expectedRevision });
      },
      leftOf: async () =>
        (await db.selectFrom("orders").select("left_kurus").where("id", "=", id).executeTakeFirstOrThrow()).left_kurus,
    };
  }

  test("the undo of one leaves those that came since, and its own undo is told in the history", async () => {
    const { orders, id, pay, undo, now, leftOf } = await openBook();
    const first = await pay(payment("a", 100));
    const second = await pay(payment("b", 499.9));
    expect((await now()).paid).toBe(true);
    await undo(first.step ?? "");
    expect(await now()).toMatchObject({ paid: false, payments: [payment("b", 499.9)] });
    expect(await leftOf()).toBe(10_000);
    await undo(second.step ?? "");
    expect((await now()).payments).toEqual([]);
    const [event] = await orders.listEvents(id);
    expect(event?.changes.payments).toEqual({ before: [payment("b", 499.9)], after: [] });
  });

  test("two tabs that save over one version: the second is refused, and both stand after it merges its row", async () => {
    const { order, pay, now } = await openBook();
    await pay(payment("a", 100), order.revision);
    await expect(pay(payment("b", 50), order.revision)).rejects.toMatchObject({ code: "conflict" });
    await pay(payment("b", 50), (await now()).revision);
    await pay(payment("b", 50), (await now()).revision);
    expect((await now()).payments).toEqual([payment("a", 100), payment("b", 50)]);
  });

  test("'Ödendi' of many pays what each has left, and of two taps at once the second is refused", async () => {
    const { orders, id, pay, money } = await openBook();
    await pay(payment("a", 100));
    const other = (await orders.create(PLAIN_ORDER, DERYA)).order;
    const seen = [{ id, revision: (await orders.find(id)).revision }, { id: other.id }];
    const { step, count } = await orders.changePaid(seen, true, DERYA);
    expect([count, await money()]).toEqual([2, { toPay: 599.9, paid: 599.9, left: 0 }]);
    await expect(orders.changePaid(seen, true, DERYA)).rejects.toMatchObject({ code: "conflict" });
    expect(await orders.changePaid([{ id }], true, DERYA)).toMatchObject({ count: 0 });
    expect(step).not.toBe("");
    expect((await orders.find(other.id)).payments).toHaveLength(1);
  });

  test.each(["cancelled", "returned"] as const)("of orders that are %s stay, and are to go back", async (state) => {
    const { orders, id, pay, money, undo, leftOf } = await openBook();
    await pay(payment("a", 100));
    const { step } = await orders.changeState([{ id }], state, DERYA);
    expect([await money(), await leftOf()]).toEqual([{ toPay: 0, paid: 100, left: -100 }, -10_000]);
    expect(await orders.find(id)).toMatchObject({ payments: [payment("a", 100)], paid: false });
    await undo(step);
    expect([await money(), await leftOf()]).toEqual([{ toPay: 599.9, paid: 100, left: 499.9 }, 49_990]);
  });

  test("a refund changes lines, money and state in one step, and its undo all of them", async () => {
    const { orders, id, pay, money, undo, now } = await openBook();
    await pay(payment("a", 599.9));
    const before = await now();
    const back = before.lines.map(({ quantity }) => ({ pieces: quantity, isShelved: true }));
    const { step } = await orders.update(id, refunded(before, { payment: payment("r", 599.9), back }), { by: DERYA });
    expect(await now()).toMatchObject({ state: "returned", payments: [{ id: "a" }, { id: "r", back: true }] });
    expect(await money()).toEqual({ toPay: 0, paid: 0, left: 0 });
    await undo(step ?? "");
    expect(await now()).toMatchObject({ state: before.state, lines: before.lines, payments: before.payments });
  });

  test("cannot go back beyond what came, whichever way", async () => {
    const { orders, id, pay, undo } = await openBook();
    const refused = { code: "invalid", field: "payments", message: "Geri ödenen, gelenden çok olamaz" };
    await expect(pay(payment("r", 1, { back: true }))).rejects.toMatchObject(refused);
    const { step } = await pay(payment("a", 100));
    await pay(payment("r", 60, { back: true }));
    await expect(undo(step ?? "")).rejects.toMatchObject({ code: "invalid", message: /geri alınamadı: Geri ödenen/ });
    const payments = [payment("a", 1), payment("a", 2)];
    await expect(orders.update(id, { payments }, { by: DERYA })).rejects.toMatchObject({
      message: "Aynı ödeme iki kez yazılmış",
    });
  });

  test("and amounts that PostgreSQL's integers do not hold are refused, for a new order too", async () => {
    const { orders, id } = await openBook();
    const many = ["a", "b", "c"].map((one) => payment(one, 9_999_999));
    await expect(orders.update(id, { payments: many }, { by: DERYA })).rejects.toMatchObject({
      ...{ code: "invalid", field: "payments", message: "Ödemelerin toplamı çok büyük" },
    });
    await expect(orders.create({ ...PLAIN_ORDER, payments: many }, DERYA)).rejects.toMatchObject({ code: "invalid" });
    const lines = PLAIN_ORDER.lines.map((line) => ({ ...line, price: 9_999_999, quantity: 2 }));
    await expect(orders.update(id, { lines, sending: 9_999_999 }, { by: DERYA })).rejects.toMatchObject({
      message: "Toplam çok büyük",
    });
  });

  test("an older mark without payments becomes one as soon as another is written", async () => {
    const { db, id, pay, money } = await openBook({ ...ECES_ORDER, paid: true });
    await db.updateTable("orders").set({ payments: "[]" }).where("id", "=", id).execute();
    expect(await money()).toEqual({ toPay: 599.9, paid: 599.9, left: 0 });
    await pay(payment("r", 99.9, { back: true }));
    expect(await money()).toEqual({ toPay: 599.9, paid: 500, left: 99.9 });
  });

  test("a helper without the right to prices undoes none, and sees none in the list of steps", async () => {
    const { ledger, pay } = await openBook();
    const { step } = await pay(payment("a", 100));
    await expect(ledger.undoStep(step ?? "", HELPER)).rejects.toMatchObject({ code: "invalid" });
    const seen = JSON.stringify(await ledger.listSteps({ by: HELPER }));
    expect(seen).not.toContain("payments");
    expect(JSON.stringify(await ledger.listSteps({ by: DERYA }))).toContain('"payments"');
  });

  test("stay when the person is blotted out, and come back with an order from the trash", async () => {
    const { orders, id, pay, money, undo } = await openBook();
    await pay(payment("a", 100));
    await orders.forget(id, DERYA);
    expect(await money()).toEqual({ toPay: 599.9, paid: 100, left: 499.9 });
    expect(await orders.find(id)).toMatchObject({ name: "", payments: [payment("a", 100)] });
    const { step } = await orders.remove(id, { by: DERYA });
    const span = { from: "2026-11-01", until: "2026-11-30" };
    expect((await orders.sums(span)).received).toBe(0);
    await undo(step);
    expect((await orders.sums(span)).received).toBe(100);
  });

  test("belong to their own day in the sums, of ended orders too", async () => {
    const { orders, id, pay } = await openBook();
    await pay(payment("a", 100, { day: "2026-11-30" }));
    await pay(payment("b", 40, { day: "2026-12-01" }));
    await pay(payment("r", 10, { day: "2026-12-02", back: true }));
    const received = async (from: string, until: string) => (await orders.sums({ from, until })).received;
    expect(await received("2026-11-01", "2026-11-30")).toBe(100);
    expect(await received("2026-11-30", "2026-12-01")).toBe(140);
    await orders.changeState([{ id }], "cancelled", DERYA);
    expect(await received("2026-12-01", "2026-12-31")).toBe(30);
    expect(await received("2020-01-01", "2030-12-31")).toBe(130);
    expect(await received("2027-01-01", "2027-01-31")).toBe(0);
  });
});
