import { z } from "zod";
import { DAY_MS } from "../istanbul.ts";
import { deliveryTime } from "../shop/written-delivery.ts";
import type { Lacking } from "./order-answers.ts";
import {
  BOOK_LISTS,
  type BookList,
  isDue,
  isFinished,
  isOpen,
  isSold,
  NEXT_STATE,
  type OrderState,
  type Payment,
  payingWay,
} from "./order-states.ts";
import { isTold, lastTold, type Told, type ToldKind } from "./told-messages.ts";

/** The kinds of what an order still needs, in the order of doing. */
const NEED_KINDS = [
  "color",
  "choice",
  "address",
  "place",
  "receipt",
  "confirm",
  "remind",
  "pay",
  "pack",
  "send",
  "tell",
  "late",
  "words",
  "refund",
] as const;

export type NeedKind = (typeof NEED_KINDS)[number];

/** `asked`: the time of the last message about it. Then an answer is awaited. */
export const orderNeedSchema = z.object({ kind: z.enum(NEED_KINDS), asked: z.string().optional() });

export type OrderNeed = z.output<typeof orderNeedSchema>;

type NeedyOrder = {
  state: OrderState;
  wroteAt: string;
  stateAt: string;
  day: string;
  payment: Payment;
  cardLink: boolean;
  told: readonly Told[];
  customerWords: string;
  customerWordsSeen: boolean;
  blottedAt: string | null;
  /** What is left to pay, below 0 if money is to go back. */
  left: number;
  hasAddress: boolean;
  /** An address has a province and a district (`hasPlace`). */
  hasPlace: boolean;
};

export type NeedFacts = {
  now: Date;
  /** A parcel is on the way too long after this many days (`daysOnTheWay`). */
  lateDays?: number | undefined;
  /** The reader may see persons, and so write to them. */
  seesPersons: boolean;
  /** The open questions of the lines. */
  lacking?: readonly Pick<Lacking, "colors" | "words">[];
};

/** Earlier versions kept no marks of what was told. An order that was written longer ago is not to be confirmed, and nobody is reminded of it. */
const WRITTEN_DAYS = 30;

/** A parcel that was sent longer ago is no news, and earlier versions kept no mark. */
const SENT_DAYS = 3;

/** A parcel that was sent longer ago has arrived, although nobody wrote so. */
export const ARRIVED_DAYS = 60;

/** Without a known time of delivery a parcel is on the way too long after this many days. */
const USUAL_LATE_DAYS = 5;

/** The money is asked for again after this many days. */
const REMIND_DAYS = 2;

/** All that the order still needs, in the order of doing. */
export function orderNeeds(order: NeedyOrder, facts: NeedFacts): OrderNeed[] {
  return NEED_KINDS.filter((kind) => IS_NEEDED[kind](order, facts)).map((kind) => ({ kind, ...askedFor(kind, order) }));
}

const IS_NEEDED: Record<NeedKind, (order: NeedyOrder, facts: NeedFacts) => boolean> = {
  color: ({ state }, { lacking = [] }) => isOpen(state) && lacking.some(({ colors }) => colors.length > 0),
  choice: ({ state }, { lacking = [] }) => isOpen(state) && lacking.some(({ words }) => words.length > 0),
  address: (order) => isOpen(order.state) && !order.hasAddress && order.blottedAt === null,
  place: (order) => isOpen(order.state) && order.hasAddress && !order.hasPlace && order.blottedAt === null,
  receipt: (order) => isByTransfer(order) && isTold(order.told, "ask-receipt"),
  confirm: (order, facts) =>
    isToBeConfirmed(order) && isHeard(order, facts) && isSince(order.wroteAt, WRITTEN_DAYS, facts),
  remind: isToBeReminded,
  pay: isOwing,
  pack: (order) => order.state === "preparing" || (order.state === "new" && isReady(order)),
  send: (order, { now }) => isDue(order, now),
  tell: (order, facts) =>
    order.state === "sent" &&
    lastTold(order.told, "sent", order.stateAt) === undefined &&
    isHeard(order, facts) &&
    isSince(order.stateAt, SENT_DAYS, facts),
  late: ({ state, stateAt }, facts) =>
    state === "sent" &&
    !isSince(stateAt, facts.lateDays ?? USUAL_LATE_DAYS, facts) &&
    isSince(stateAt, ARRIVED_DAYS, facts),
  words: (order, { seesPersons }) =>
    seesPersons && !isFinished(order.state) && order.customerWords !== "" && !order.customerWordsSeen,
  refund: ({ left }) => left < 0,
};

/** Whether the reader can write to the customer. */
const isHeard = ({ blottedAt }: NeedyOrder, { seesPersons }: NeedFacts): boolean => blottedAt === null && seesPersons;

const isToBeConfirmed = ({ state, told }: NeedyOrder): boolean => state === "new" && !isTold(told, "confirmation");

function isOwing({ state, left }: NeedyOrder): boolean {
  return isSold(state) && left > 0;
}

const isAtDoor = ({ payment }: NeedyOrder): boolean => payment === "at-door";

const isByTransfer = (order: NeedyOrder): boolean => isOwing(order) && payingWay(order) === "transfer";

function isToBeReminded(order: NeedyOrder, facts: NeedFacts): boolean {
  const { told, wroteAt } = order;
  if (!isOwing(order) || isAtDoor(order) || isToBeConfirmed(order) || !isHeard(order, facts)) return false;
  const asked = lastTold(told, "confirmation") ?? wroteAt;
  return !isTold(told, "reminder") && isSince(wroteAt, WRITTEN_DAYS, facts) && !isSince(asked, REMIND_DAYS, facts);
}

/** Confirmed, and paid or to be paid at the door. */
const isReady = (order: NeedyOrder): boolean => !isToBeConfirmed(order) && (order.left <= 0 || isAtDoor(order));

const isSince = (at: string, days: number, { now }: NeedFacts): boolean =>
  Date.parse(at) > now.getTime() - days * DAY_MS;

const ASKED_BY: Partial<Record<NeedKind, ToldKind>> = {
  color: "ask-color",
  choice: "ask-choice",
  address: "ask-address",
  receipt: "ask-receipt",
  pay: "reminder",
};

function askedFor(kind: NeedKind, { told }: NeedyOrder): Pick<OrderNeed, "asked"> {
  const by = ASKED_BY[kind];
  const asked = by && lastTold(told, by);
  return asked === undefined ? {} : { asked };
}

/** What the orders of a list need. Nothing is asked of all open orders. */
export const NEED_OF_LIST = {
  confirm: "confirm",
  unpaid: "pay",
  pack: "pack",
  due: "send",
  tell: "tell",
  late: "late",
  words: "words",
  refund: "refund",
} as const satisfies Record<NeedList, NeedKind>;

export type NeedList = Exclude<BookList, "open">;

const isNeedList = (list: BookList): list is NeedList => list !== "open";

/** In the order of doing. */
export const NEED_LISTS: readonly NeedList[] = BOOK_LISTS.filter(isNeedList);

/** What the one filled button does: a message, a payment, another state, the number of the parcel, money back. */
export type NextStep =
  | { kind: "tell"; what: ToldKind }
  | { kind: "move"; state: OrderState }
  | { kind: "pay" | "track" | "refund" };

type Doing = Pick<NeedyOrder, "state" | "payment"> & { tracking: string };

type Rights = { mayChangePrices: boolean; seesPersons: boolean };

/** The next thing that the reader can do with an order. `needs` are all its needs. */
export function nextStep(order: Doing, needs: readonly OrderNeed[], rights: Rights): NextStep | undefined {
  const steps = needs.flatMap((need) => stepFor(need, order) ?? []);
  return steps.find((step) => mayDo(step, rights)) ?? moved(order.state);
}

function mayDo({ kind }: NextStep, { mayChangePrices, seesPersons }: Rights): boolean {
  if (kind === "move") return true;
  return kind === "pay" || kind === "refund" ? mayChangePrices : seesPersons;
}

function stepFor({ kind, asked }: OrderNeed, { state, payment, tracking }: Doing): NextStep | undefined {
  switch (kind) {
    case "color":
    case "choice":
    case "address":
      return asked === undefined ? { kind: "tell", what: `ask-${kind}` } : undefined;
    case "confirm":
      return { kind: "tell", what: "confirmation" };
    case "remind":
      return { kind: "tell", what: "reminder" };
    case "pay":
      return payment === "at-door" && state !== "delivered" ? undefined : { kind };
    case "tell":
      return tracking === "" ? { kind: "track" } : { kind: "tell", what: "sent" };
    case "pack":
    case "send":
      return moved(state);
    case "refund":
      return { kind };
    default:
      return undefined;
  }
}

function moved(state: OrderState): NextStep | undefined {
  const next = NEXT_STATE[state];
  return next && { kind: "move", state: next };
}

/** A weekend is no time of delivery. */
const WEEKEND = 2;

/** The days after which a parcel is on the way too long, from the owner's words about the time of delivery. */
export function daysOnTheWay(deliveryDays: string): number {
  const days = deliveryTime(deliveryDays)?.days;
  return days ? days.to + WEEKEND : USUAL_LATE_DAYS;
}
