import { describe, expect, test } from "vitest";
import { ENGINES, openFor } from "../../tests/support/databases/engines.ts";
import { EVERY_TABLE } from "../every-table.ts";
import type { Tables } from "../tables.ts";

/** A row of each table, with a value other than the default in every column; rows refer to earlier ones. */
const ROWS: { [Table in keyof Tables]: Tables[Table] } = {
  meta: { key: "sample", value: 7 },
  settings: { key: "sample", value: '{"a":1}', revision: 4 },
  categories: {
    id: "c",
    slug: "kupalar",
    name: "Kupalar",
    image: "/media/c.webp",
    position: 3,
    tint: "mint",
    hidden: 1,
    deleted_at: "2026-01-03T00:00:00.000Z",
    moved_to: "b",
    revision: 6,
  },
  category_slugs: { slug: "bardaklar", category_id: "c", revision: 5 },
  products: {
    id: "p",
    slug: "kupa",
    name: "Kupa",
    description: "Büyük bir kupa.",
    details: '[{"name":"Ölçü","text":"300 ml"}]',
    price_kurus: 12_345,
    original_price_kurus: 23_456,
    category: "kupalar",
    image: "/media/p.webp",
    images: '["/media/q.webp"]',
    colors: '["mavi"]',
    color_images: '{"mavi":"/media/q.webp"}',
    choices: '[{"set":"beden","without":["xs"],"extra":{"xl":20}}]',
    personal_texts: '[{"id":"isim","label":"İsim","most":12,"signs":"letters","isRequired":true,"extra":50}]',
    sold_out: '[["renk=mavi","beden=s"]]',
    counts: '{"beden=m":3}',
    in_stock: 1,
    featured: 1,
    position: -4,
    created_at: "2026-01-01T00:00:00.000Z",
    updated_at: "2026-01-02T00:00:00.000Z",
    deleted_at: "2026-01-03T00:00:00.000Z",
    revision: 5,
  },
  slug_history: { slug: "fincan", product_id: "p" },
  idempotency: { key: "anahtar", product_id: "p", created_at: "2026-01-01T00:00:00.000Z" },
  events: {
    id: "e",
    step_id: "s",
    revision: 5,
    at: "2026-01-02T00:00:00.000Z",
    user_id: "u",
    user_name: "Ayşe",
    kind: "undo",
    undoes: "r",
    subject: "category",
    subject_id: "p",
    subject_name: "Kupa",
    changes: '{"name":["Fincan","Kupa"]}',
  },
  orders: {
    id: "o",
    number: 12,
    state: "sent",
    taken: '[["p",[["",2]]]]',
    state_at: "2026-01-02T00:00:00.000Z",
    wrote_at: "2026-01-01T00:00:00.000Z",
    total_kurus: 24_690,
    revision: 5,
    deleted_at: "2026-01-03T00:00:00.000Z",
    blotted_at: "2026-01-04T00:00:00.000Z",
    request_id: "istek",
    day: "2026-01-05",
    payment: "at-door",
    card_link: 1,
    paid: 1,
    sending_kurus: 4990,
    fee_kurus: 2990,
    carrier: "Aras",
    gift_wrap: 1,
    hide_prices: 1,
    fingerprint: "iz",
    phone: "905321234567",
    name: "Ece",
    province: "Bursa",
    district: "Nilüfer",
    tracking: "TR1",
    person_words: "ece 905321234567",
    words: "kupa mavi",
    lines: '[{"productId":"p","name":"Kupa","color":"mavi","category":"kupalar","quantity":2,"kurus":12345}]',
    address: "Çiçek Sokak 1",
    card_note: "İyi ki doğdun",
    is_gift: 1,
    surprise: 1,
    sender_name: "Ayşe",
    sender_phone: "905327654321",
    seller_note: "Zil bozuk",
    customer_words: "lila değil pembe",
    customer_words_seen: 1,
    note: "Zile basma",
    pasted: "Merhaba",
  },
  blotted_orders: { order_id: "o", blotted_at: "2026-01-04T00:00:00.000Z" },
  media: {
    hash: "m",
    width: 16,
    height: 9,
    bytes: new Uint8Array([1, 2, 3]),
    created_at: "2026-01-01T00:00:00.000Z",
    made_from: "n",
    place: "pictures/m-1.webp",
  },
  client_files: {
    name: "/assets/cart-abcd1234.js",
    type: "text/javascript",
    bytes: new Uint8Array([1, 2]),
    br: new Uint8Array([3]),
    gzip: new Uint8Array([4]),
    used_at: "2026-01-01T00:00:00.000Z",
  },
  instances: { id: "i", name: "sunucu 1", schema: 19, seen_at: "2026-01-01T00:00:00.000Z" },
  jobs: {
    name: "sweep",
    due_at: "2026-01-01T00:00:00.000Z",
    cursor: "third",
    done: 3,
    total: 7,
    claim: "k",
    claimed_until: "2026-01-01T00:10:00.000Z",
  },
  users: {
    id: "u",
    name: "Ayşe",
    email: "ayse@ornek.com",
    password_hash: "$argon2id$",
    role: "admin",
    created_at: "2026-01-01T00:00:00.000Z",
    proofs: 2,
  },
  identities: { provider: "google", subject: "1", user_id: "u", email: "ayse@ornek.com", asked_for: 1 },
  sessions: {
    token_hash: "t",
    user_id: "u",
    created_at: "2026-01-01T00:00:00.000Z",
    used_at: "2026-01-02T00:00:00.000Z",
    device: "Chrome, Android",
    way: "passkey",
    proven_at: "2026-01-03T00:00:00.000Z",
  },
  second_factors: { user_id: "u", totp_key: "ANAHTAR", last_step: 8 },
  recovery_codes: { hash: "rc", user_id: "u" },
  passkeys: {
    id: "telefon",
    user_id: "u",
    public_key: "pQECAyYgASFYIA",
    counter: "4294967295",
    transports: '["internal"]',
    name: "Telefon",
    made_at: "2026-01-01T00:00:00.000Z",
    used_at: "2026-01-02T00:00:00.000Z",
  },
  challenges: { hash: "ch", kind: "second-step", user_id: "u", ends_at: "2026-01-01T00:05:00.000Z" },
  reset_links: { hash: "rl", user_id: "u", expires_at: "2026-01-01T00:30:00.000Z" },
  invitations: {
    hash: "in",
    role: "helper",
    made_by: "u",
    made_at: "2026-01-01T00:00:00.000Z",
    expires_at: "2026-01-02T00:00:00.000Z",
  },
  spent: { hash: "sp", spent_at: "2026-01-01T00:00:00.000Z" },
  attempts: { key: "at", tries: 4, at: "2026-01-01T00:00:00.000Z", ends_at: "2026-01-01T01:00:00.000Z" },
  account_events: {
    id: "ae",
    at: "2026-01-01T00:00:00.000Z",
    user_id: "u",
    kind: "sign-in-failed",
    way: "password",
    device: "Chrome, Android",
    place: "88.241.x.x",
    times: 2,
    by_id: "u",
  },
};

test("every column that names a picture is among those whose pictures the night keeps", () => {
  for (const table of EVERY_TABLE) {
    const named = Object.entries(ROWS[table.name]).flatMap(([name, value]) =>
      /\/media\//.test(String(value)) ? name : [],
    );
    expect("pictures" in table ? table.pictures : [], table.name).toEqual(expect.arrayContaining(named));
  }
});

describe.each(ENGINES)("the migrated tables on $engine", ({ newLocation }) => {
  test("have exactly the columns of their row types, and every column stores its value", async () => {
    const { db } = await openFor(await newLocation());
    const tables = db.withTables<Record<string, Record<string, unknown>>>();
    for (const [table, row] of Object.entries(ROWS)) {
      await tables.insertInto(table).values(row).execute();
      const stored = await tables.selectFrom(table).selectAll().execute();
      // The clone makes a Uint8Array of pg's Buffer.
      expect(structuredClone(stored), table).toContainEqual(row);
    }
  });
});
