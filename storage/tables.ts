import type { AccountEventKind, AccountEventWay } from "../domain/account/account-event.ts";
import type { StaffRole } from "../domain/account/people.ts";
import type { ChallengeKind } from "../domain/account/second-factors.ts";
import type { SignInWay } from "../domain/account/session.ts";
import type { Role } from "../domain/account/user.ts";
import type { EventKind } from "../domain/ledger.ts";
import type { PulseSum } from "../domain/pulse/pulse-sums.ts";
import type { ClientFile } from "../domain/shop/processes.ts";
import type { CATEGORY_COLUMNS, PLANNED_COLUMNS, PRODUCT_COLUMNS } from "./catalog-columns.ts";
import type { RowOf } from "./columns.ts";
import type { ORDER_COLUMNS } from "./order-columns.ts";

/** Text and whole numbers only, the same on both engines. Times are ISO text, booleans are 0 and 1. */
export type Tables = {
  products: ProductRecord;
  /** The addresses of products before they were renamed. */
  slug_history: { slug: string; product_id: string };
  /** Where products came from (domain/moving/moved-product.ts). */
  origins: { mark: string; product_id: string };
  /** New prices of products for a while, a row for each product. */
  planned_prices: PlannedPriceRow;
  /** Always empty. Copies of 1.0 name it. */
  price_plans: { id: string; starts_at: string; ends_at: string; started: number | null; products: string };
  categories: CategoryRow;
  /** The addresses of categories before they were renamed, each with the revision of the rename. */
  category_slugs: { slug: string; category_id: string; revision: number };
  users: UserRow;
  identities: IdentityRow;
  sessions: SessionRow;
  second_factors: { user_id: string; totp_key: string; last_step: number | null };
  recovery_codes: { hash: string; user_id: string };
  passkeys: PasskeyRow;
  kept_things: { user_id: string; sealed: string };
  challenges: { hash: string; kind: ChallengeKind; user_id: string; ends_at: string };
  spent: { hash: string; spent_at: string };
  attempts: AttemptRow;
  account_events: AccountEventRow;
  reset_links: { hash: string; user_id: string; expires_at: string };
  invitations: { hash: string; role: StaffRole; made_by: string; made_at: string; expires_at: string };
  idempotency: { key: string; product_id: string; created_at: string };
  media: MediaRow;
  events: EventRow;
  orders: OrderRecord;
  /** The orders whose persons were blotted out, also those that are gone since. */
  blotted_orders: { order_id: string; blotted_at: string };
  /** What visitors did, in sums alone (domain/pulse/pulse-sums.ts). */
  pulse: PulseSum;
  /** `value` is JSON: for a section, an object with the fields that differ from their first values. */
  settings: { key: string; value: string; revision: number };
  meta: { key: string; value: number };
  /** Scripts, styles, pictures and fonts of the builds that ran lately. */
  client_files: ClientFile & { used_at: string };
  /** `claim` is empty while no process does the job. Only earlier versions use `done` and `total`. */
  jobs: {
    name: string;
    due_at: string;
    cursor: string;
    done: number;
    total: number;
    claim: string;
    claimed_until: string;
  };
};

export type ProductRecord = RowOf<typeof PRODUCT_COLUMNS> & {
  id: string;
  slug: string;
  created_at: string;
  updated_at: string;
  revision: number;
};

export type PlannedPriceRow = RowOf<typeof PLANNED_COLUMNS> & {
  id: string;
  /** Prices that were planned together have the same `plan`. */
  plan: string;
  product_id: string;
  starts_at: string;
  ends_at: string;
  /** Null until the prices have started. An undo of the start leaves it, because they start only once. */
  started_at: string | null;
  price_kurus: number;
  original_price_kurus: number | null;
  /** The prices that come back. */
  back_price_kurus: number;
  back_original_price_kurus: number | null;
  revision: number;
};

export type CategoryRow = RowOf<typeof CATEGORY_COLUMNS> & { id: string; revision: number };

export type OrderRecord = RowOf<typeof ORDER_COLUMNS> & {
  id: string;
  number: number;
  wrote_at: string;
  state_at: string;
  total_kurus: number;
  /** The amount that is still to be paid (order-money.ts). Below 0 if too much has come. */
  left_kurus: number;
  revision: number;
  blotted_at: string | null;
  /** The end of the address of the order's own page. Empty without a page. */
  page_key: string;
  /** The key of the request that wrote it, so that a repeated one writes it once. */
  request_id: string | null;
  /** The folded texts that a search reads: what was sold, and what says something about the person. */
  words: string;
  person_words: string;
  /** The pieces that it took of the counts of its products (counted-orders.ts). */
  taken: string;
  /** Hashes of the pasted message, by which it is recognised (written-messages.ts). */
  fingerprint: string;
};

export type UserRow = {
  id: string;
  name: string;
  email: string;
  password_hash: string | null;
  role: Role;
  created_at: string;
  proofs: number;
};

type IdentityRow = {
  provider: string;
  subject: string;
  user_id: string;
  /** The address that the provider proved. */
  email: string;
  asked_for: number;
};

export type SessionRow = {
  token_hash: string;
  user_id: string;
  created_at: string;
  used_at: string;
  device: string;
  way: SignInWay;
  proven_at: string;
};

export type PasskeyRow = {
  id: string;
  user_id: string;
  public_key: string;
  counter: string;
  /** JSON. */
  transports: string;
  name: string;
  made_at: string;
  used_at: string | null;
};

export type AttemptRow = { key: string; tries: number; at: string; ends_at: string };

type AccountEventRow = {
  id: string;
  at: string;
  user_id: string | null;
  kind: AccountEventKind;
  way: AccountEventWay | null;
  device: string;
  place: string;
  times: number;
  /** The other person: the owner who invited, changed or ended something. */
  by_id: string | null;
};

export type MediaRow = {
  hash: string;
  width: number;
  height: number;
  /** Empty if they are only in the file that `place` names. */
  bytes: Uint8Array;
  created_at: string;
  /** The picture that this one was cut from. */
  made_from: string | null;
  /** The file in the store of pictures that has the bytes (decision 32). */
  place: string | null;
};

export type EventRow = {
  id: string;
  step_id: string;
  /** The revision of the write; all events of a step have the same. */
  revision: number;
  at: string;
  user_id: string | null;
  user_name: string;
  kind: EventKind;
  /** The step that this one undoes. */
  undoes: string | null;
  /** The kind of the changed row, its id, and its name at the time. */
  subject: string;
  subject_id: string;
  subject_name: string;
  /** JSON: the columns that changed, each as it was before and after. */
  changes: string;
};
