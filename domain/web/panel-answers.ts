import { z } from "zod";
import { listedPlanSchema } from "../catalog/price-plan.ts";
import { pricePreviewSchema } from "../catalog/price-rule.ts";
import { productSchema } from "../catalog/product.ts";
import { choiceSets } from "../choice/choice-sets.ts";
import { TINT_NAMES } from "../look/paper.ts";
import { NEED_LISTS } from "../order-book/order-needs.ts";
import { foundOrdersSchema } from "../order-book/order-store.ts";
import { heroSlideSchema } from "../settings/hero-slide.ts";
import { TODO_KINDS } from "../shop/todos.ts";

export const ownersAnswerSchema = (publicUrl: string) =>
  z.object({
    rows: z.array(productSchema(publicUrl)),
    matches: z.int(),
    page: z.int(),
    pages: z.int(),
    mayChangePrices: z.boolean(),
    /** Planned prices, for those who may change prices. */
    plans: z.array(listedPlanSchema),
    counts: z.object({ all: z.int(), categories: z.int(), featured: z.int() }),
  });

export type OwnersAnswer = z.output<ReturnType<typeof ownersAnswerSchema>>;

/** The fingerprint is sent back with the change, so that only prices the owner saw are changed. */
export const seenPricesSchema = pricePreviewSchema.extend({ fingerprint: z.string() });

export type SeenPrices = z.output<typeof seenPricesSchema>;

export const savedPictureSchema = z.object({ address: z.string(), width: z.int(), height: z.int() });

export type SavedPicture = z.output<typeof savedPictureSchema>;

/** The colors that the shop uses, and the period whose lowest price counts. */
export const formFactsSchema = z.object({ colors: z.array(z.string()), priceDays: z.int() });

export type FormFacts = z.output<typeof formFactsSchema>;

/** The sets of choices, and how many products ask for them. */
export const ownersChoicesSchema = z.object({ sets: choiceSets, uses: z.record(z.string(), z.int()) });

export type OwnersChoices = z.output<typeof ownersChoicesSchema>;

const listedOrder = foundOrdersSchema.shape.orders.element;

/** An order in a list of the day. `left`, for those who may change prices: what is left to pay, below 0 if it is to go back. */
export const orderOfDaySchema = listedOrder
  .pick({
    id: true,
    number: true,
    state: true,
    day: true,
    stateAt: true,
    blottedAt: true,
    lines: true,
    lineCount: true,
  })
  .extend(listedOrder.pick({ name: true, senderName: true, isGift: true, province: true }).shape)
  .extend({ left: listedOrder.shape.left.optional() });

export type OrderOfDay = z.output<typeof orderOfDaySchema>;

/** A list that is not empty, with its first orders. `sum`: of the lists about money, for those who may change prices. */
const dayListSchema = z.object({
  list: z.enum(NEED_LISTS),
  count: z.int(),
  sum: z.number().optional(),
  orders: z.array(orderOfDaySchema),
});

export type AnsweredDayList = z.output<typeof dayListSchema>;

/** The orders of the day, the todos, and how far a new shop has come. */
export const todaySchema = z.object({
  lists: z.array(dayListSchema),
  seesPersons: z.boolean(),
  /** Absent while views are not counted. */
  pulse: z.object({ taps: z.int(), days: z.array(z.object({ day: z.string(), views: z.int() })) }).optional(),
  todos: z.array(
    z.object({
      kind: z.enum(TODO_KINDS),
      count: z.int(),
      items: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  ),
  opening: z.object({
    name: z.string(),
    hasNumber: z.boolean(),
    products: z.int(),
    /** Categories that an empty shop may begin with. */
    proposals: z.array(
      z.object({ slug: z.string(), name: z.string(), tint: z.enum(TINT_NAMES), slide: heroSlideSchema.optional() }),
    ),
  }),
});

export type TodayAnswer = z.output<typeof todaySchema>;
