import { z } from "zod";
import type { OwnersCategory } from "../../../domain/catalog/catalog.ts";
import { type CategoryInput, categoryInputSchema } from "../../../domain/catalog/category-input.ts";
import type { DoneStep, LedgerEvent } from "../../../domain/ledger.ts";
import { TINT_NAMES, type Tint } from "../../../domain/look/paper.ts";
import { callSignedIn } from "../../session-calls.ts";
import type { FieldShow } from "../history/history-sheet.tsx";
import { Thumb } from "../panel-parts.tsx";
import type { Typed } from "../saved-form/form-state.ts";
import { halfDoneAt } from "../saved-form/half-done.ts";
import { readBy } from "../saved-form/typed-fields.ts";
import type { FormSource } from "../saved-form/use-saved-form.ts";
import "../zod-without-eval.ts";

const FIELDS = Object.keys(categoryInputSchema("https://fiyonk.example").shape);

const NEW_CATEGORY: CategoryInput = { name: "", tint: "rose", image: "", isHidden: false };

/** Names the form of a category, the one of a new category without an id. */
export const categoryForm = (id = "yeni") => `kategori-${id}`;

type SourceOf = { category: OwnersCategory | undefined; userId: string; publicUrl: string };

/** Where the form of a category is read and saved; without a category it adds one. */
export function categorySource({
  category,
  userId,
  publicUrl,
}: SourceOf): FormSource<OwnersCategory, Typed, CategoryInput> {
  const schema = categoryInputSchema(publicUrl);
  return {
    name: categoryForm(category?.id),
    fields: FIELDS,
    half: halfDoneAt(userId, categoryForm(category?.id)),
    read: (typed) => readBy(schema, typed),
    draftOf: (saved) => ({ ...NEW_CATEGORY, ...saved }),
    find: async (saved) => saved && categoryCalls.find(saved.id),
    async save(saved, values) {
      const sent = saved ? categoryCalls.update(saved.id, saved.revision, values) : categoryCalls.create(values);
      const { category: row, step } = await sent;
      return { row, step };
    },
  };
}

/** The fields of a category in its history and in a conflict. */
export const CATEGORY_FIELDS: FieldShow = {
  titleOf: (field) => TITLES[field],
  say: (field, value) => (field === "image" && value ? undefined : inWords(field, value)),
  show: (field, value) => (field === "image" && value ? <Thumb image={String(value)} /> : undefined),
};

const TITLES: Record<string, string> = {
  name: "Adı",
  tint: "Rengi",
  image: "Görseli",
  isHidden: "Menüde gizle",
  slug: "Adresi",
  position: "Sırası",
};

function inWords(field: string, value: unknown): string {
  const tint = z.enum(TINT_NAMES).safeParse(value);
  if (field === "tint" && tint.success) return TINT_WORDS[tint.data];
  if (field === "position") return `${Number(value) + 1}.`;
  if (typeof value === "boolean") return value ? "Evet" : "Hayır";
  return String(value ?? "");
}

/** The names that the owner reads. */
export const TINT_WORDS: Record<Tint, string> = {
  rose: "Pembe",
  butter: "Sarı",
  lilac: "Lila",
  sky: "Mavi",
  mint: "Yeşil",
};

type Answer = { category: OwnersCategory; step?: string };

/** The API calls for the categories. */
export const categoryCalls = {
  find: (id: string) => callSignedIn<Answer>("GET", at(id)).then(({ category }) => category),
  create: (body: CategoryInput) => callSignedIn<Answer>("POST", PATH, { body }),
  update: (id: string, revision: number, body: CategoryInput) =>
    callSignedIn<Answer>("PUT", at(id), { body, headers: { "If-Match": `"${revision}"` } }),
  place: (id: string, after: string | null) => callSignedIn<DoneStep>("PUT", `${at(id)}/place`, { body: { after } }),
  remove: (id: string, moveTo: string | undefined) =>
    callSignedIn<DoneStep>("DELETE", at(id) + (moveTo === undefined ? "" : `?${new URLSearchParams({ moveTo })}`)),
  events: (id: string) =>
    callSignedIn<{ events: LedgerEvent[] }>("GET", `${at(id)}/events`).then(({ events }) => events),
  revert: (id: string, event: string) =>
    callSignedIn<Answer & { step: string }>("POST", `${at(id)}/revert`, { body: { event } }),
};

const PATH = "/admin/categories";

const at = (id: string) => `${PATH}/${encodeURIComponent(id)}`;
