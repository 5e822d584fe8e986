import { z } from "zod";

/**
 * The kinds of change to one item. One step, a tap in the panel, may change thousands. `bring-in` adds or changes it from
 * another place. `shift` makes room for a placed item. `move` changes
 * a product because of something else: its category is removed, its planned price ends, an order takes pieces. The list of steps shows
 * neither. `forget` blots out a person for good: it tells no values, and nothing undoes it.
 */
export const EVENT_KINDS = [
  "create",
  "bring-in",
  "change",
  "remove",
  "bring-back",
  "revert",
  "price",
  "place",
  "shift",
  "move",
  "undo",
  "forget",
] as const;

export type EventKind = (typeof EVENT_KINDS)[number];
const stepKind = z.enum(EVENT_KINDS).exclude(["shift", "move"]);

export type StepKind = z.output<typeof stepKind>;

export type DoneStep = { step: string; count: number };

const fieldChange = z.object({ before: z.unknown(), after: z.unknown() });

export type FieldChange = z.output<typeof fieldChange>;

/** Changes by field name. Null stands for values that are not told, because they are too long for a list or differ from item to item. */
const toldFields = z.record(z.string(), fieldChange.nullable());

export type ToldFields = z.output<typeof toldFields>;

/** The changes of a step to one kind of item. `id` is there if the step changed only one item. */
const changedItems = z.object({
  subject: z.string(),
  id: z.string().optional(),
  /** `Takılar kategorisi`, `312 ürün`. */
  what: z.string(),
  count: z.int(),
  changes: toldFields,
  /** True if the items left their price plan: their prices are ordinary ones now, so the plan does not start again. */
  isReleased: z.boolean().optional(),
});

export type ChangedItems = z.output<typeof changedItems>;

/** `left` counts the items that were changed again since the step. Those changes stay. */
export const undoneStepSchema = z.object({
  step: z.string(),
  count: z.int(),
  left: z.int(),
  changed: z.array(changedItems),
});

export type UndoneStep = z.output<typeof undoneStepSchema>;

/**
 * The changes that an undo would make. `kept`: fields that were changed since the step and stay as they are. `again`: fields that were
 * changed since, but have the step's value once more, so that the later changes are undone too.
 */
export const undoPreviewSchema = undoneStepSchema
  .omit({ step: true })
  .extend({ changed: z.array(changedItems.extend({ kept: z.array(z.string()), again: z.array(z.string()) })) });

export type UndoPreview = z.output<typeof undoPreviewSchema>;

export const listedStepSchema = z.object({
  id: z.string(),
  kind: stepKind,
  /** The kind of the changed items. */
  subject: z.string(),
  /** The name of one of them. */
  name: z.string(),
  /** One of them by its name, or how many there are: `Takılar kategorisi`, `312 ürün`. */
  what: z.string(),
  at: z.string(),
  by: z.string(),
  count: z.int(),
  isUndone: z.boolean(),
  /** The only changed item, and what changed of it. */
  item: z.string().optional(),
  changes: toldFields.optional(),
});

export type ListedStep = z.output<typeof listedStepSchema>;

/**
 * `before` is the id of a step: only older ones are listed. `by` is the reader. Helpers see only the kinds of rows that they may change,
 * and the data of persons only with the right to it.
 */
export type StepQuery = { before?: string | undefined; by?: Author };

export const STEPS_PER_PAGE = 50;

/** The changes of one step to one item, by field name. */
export const ledgerEventSchema = z.object({
  id: z.string(),
  step: z.string(),
  kind: stepKind,
  at: z.string(),
  by: z.string(),
  changes: z.record(z.string(), fieldChange),
  /** The planned price that the step was about. `alone`: the product itself did not change, so the step made no version of it. */
  planned: z
    .object({ kind: stepKind, alone: z.boolean(), startsAt: z.string(), endsAt: z.string(), price: z.number() })
    .optional(),
});

export type LedgerEvent = z.output<typeof ledgerEventSchema>;

/** Stands in place of an event's id for the version before the oldest event. */
export const FIRST_VERSION = "first";

/** The trash keeps removed items, and the list shows steps, for this many days. */
export const TRASH_DAYS = 30;

/** The trouble of a row: a sentence for the owner, and the fields to mend, the likeliest one first. */
export type Trouble = {
  words: string;
  fields: readonly { field: string; title: string }[];
  /** The database refuses the row, so these fields must be mended before any other change. */
  isUnstorable?: boolean;
};

/** A row that is in trouble, by the kind of its subject. */
export type TroubledRow = { subject: string; id: string; name: string; words: string };

/** The log of steps, and their undo (decision 8). */
export type Ledger = {
  /** A page of the steps of the last TRASH_DAYS, the newest first. */
  listSteps(query?: StepQuery): Promise<ListedStep[]>;
  /** Reverts every field that was not changed since. Throws `not-found`, `conflict`, or the refusal of a change that `by` may not make. */
  undoStep(step: string, by: Author): Promise<UndoneStep>;
  /** The outcome of an `undoStep` now. Throws what that would throw before it writes. */
  previewUndo(step: string, by: Author): Promise<UndoPreview>;
  /** Erases what a customer let the owner share, from the whole history too. Returns the pictures that have gone. Throws `not-found`. */
  takeDownWord(id: string, by: Author): Promise<DoneStep & { pictures: string[] }>;
  /** Deletes old entries of the log and of the trash for good. */
  removeExpired(now: Date): Promise<void>;
};

/** The rows that an author may change: all, the products, or the products without their prices. */
type Reach = "shop" | "products" | "products-without-prices";

/** The person who did a step. The name stays after the account is removed. */
export type Author = {
  id: string | null;
  name: string;
  reach: Reach;
  /** True if a helper may see who ordered. The owner always may. */
  seesPersons?: boolean;
};

export const mayChangePrices = ({ reach }: Author): boolean => reach !== "products-without-prices";

export const maySeePersons = ({ reach, seesPersons }: Author): boolean => reach === "shop" || seesPersons === true;

/** Nothing brings a person back, so only the owner blots her out. */
export const mayForgetPersons = ({ reach }: Author): boolean => reach === "shop";

/** The author of steps without a person, such as the first start. */
export const THE_SHOP: Author = { id: null, name: "Dükkân", reach: "shop" };
