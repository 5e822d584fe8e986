import { useState } from "react";
import type { Post } from "../../../domain/instagram/instagram-posts.ts";
import { isPicture } from "../../../domain/instagram/instagram-posts.ts";
import { lackingInDraft, type PostDraft } from "../../../domain/instagram/post-draft.ts";
import { formatPrice } from "../../../domain/money.ts";
import { parsePrice } from "../../../domain/typed-price.ts";
import { PlainButton, SmallButton } from "../../ui/button.tsx";
import { Checkbox, Field } from "../../ui/field.tsx";
import { useOwnersCategories } from "../panel-context.tsx";
import { productsInWords } from "../steps/step-words.ts";
import type { Archive } from "./opened-archive.ts";
import { PostThumb } from "./post-thumb.tsx";
import "./post-grid.css";

type PostDraftsProps = {
  archive: Archive;
  posts: readonly Post[];
  drafts: Readonly<Record<string, PostDraft>>;
  isShown: boolean;
  onShown: (isShown: boolean) => void;
  onChange: (keys: readonly string[], changes: Partial<PostDraft>) => void;
  onLeaveOut: (key: string) => void;
  onBack: () => void;
  onNext: () => void;
};

const CATEGORIES = "moving-post-categories";

/** The chosen posts as the products that they become, mended in place, also many at once. */
export function PostDrafts({ archive, posts, drafts, isShown, onShown, ...on }: PostDraftsProps) {
  const categories = useOwnersCategories();
  const [onlyOpen, setOnlyOpen] = useState(false);
  /** Counts what was written into many at once: then the drafts that lack nothing any more are lines again. */
  const [turn, setTurn] = useState(0);
  const lacking = (post: Post) => lackingInDraft(drafts[post.key] ?? EMPTY);
  const open = posts.filter((post) => lacking(post).length > 0);
  const seen = onlyOpen ? open : posts;
  return (
    <section className="kit-stack">
      <p role="status">
        {productsInWords(posts.length)}. {openWords(open.length)}
      </p>
      <ForAll
        {...{ posts, drafts }}
        onChange={(keys, changes) => {
          on.onChange(keys, changes);
          setTurn(turn + 1);
        }}
      />
      {open.length > 0 && (
        <Checkbox
          label={`Yalnız eksik olan ${open.length} ürün`}
          checked={onlyOpen}
          onChange={({ target }) => setOnlyOpen(target.checked)}
        />
      )}
      <datalist id={CATEGORIES}>
        {categories.map(({ slug, name }) => (
          <option key={slug} value={name} />
        ))}
      </datalist>
      <ul className="kit-list">
        {seen.map((post) => (
          <Draft
            key={`${post.key} ${turn}`}
            {...{ archive, post }}
            draft={drafts[post.key] ?? EMPTY}
            onChange={(changes) => on.onChange([post.key], changes)}
            onLeaveOut={() => on.onLeaveOut(post.key)}
          />
        ))}
      </ul>
      <Checkbox
        label="Alınınca hemen dükkânda görünsünler"
        checked={isShown}
        onChange={({ target }) => onShown(target.checked)}
      />
      {!isShown && (
        <p className="kit-soft">İşaretlemezsen gizli taslak olurlar; Ürünler'den hepsini birden gösterirsin.</p>
      )}
      <div className="kit-row">
        <PlainButton
          className="button button-ribbon"
          action="Fotoğrafları yükle"
          disabled={posts.length === 0 || open.length > 0}
          onClick={on.onNext}
        />
        <PlainButton action="Gönderilere dön" onClick={on.onBack} />
      </div>
    </section>
  );
}

const EMPTY: PostDraft = { name: "", price: "", oldPrice: "", category: "", colors: "" };

const openWords = (open: number): string =>
  open > 0 ? `${open} tanesinin adı ya da fiyatı eksik.` : "Hepsinin adı ve fiyatı var.";

type ForAllProps = Pick<PostDraftsProps, "posts" | "drafts" | "onChange">;

/** A category or a price for all that have none. */
function ForAll({ posts, drafts, onChange }: ForAllProps) {
  const [typed, setTyped] = useState({ category: "", price: "" });
  const without = (field: "category" | "price") =>
    posts.flatMap(({ key }) => ((drafts[key]?.[field] ?? "").trim() === "" ? [key] : []));
  const rowOf = (field: "category" | "price", label: string, more: object) => {
    const keys = without(field);
    if (keys.length === 0) return null;
    return (
      <div className="post-grid-all">
        <Field
          label={`${label} ${productsInWords(keys.length)}e`}
          autoComplete="off"
          value={typed[field]}
          onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
          {...more}
        />
        <SmallButton
          action="Hepsine yaz"
          of={label}
          disabled={typed[field].trim() === ""}
          onClick={() => onChange(keys, { [field]: typed[field].trim() })}
        />
      </div>
    );
  };
  return (
    <>
      {rowOf("category", "Kategorisi olmayan", { list: CATEGORIES, maxLength: 40 })}
      {rowOf("price", "Fiyatı olmayan", { inputMode: "decimal" })}
    </>
  );
}

type DraftProps = DraftFieldsProps & { archive: Archive; onLeaveOut: () => void };

/** A line for a post that has all it needs; its fields where something is open, or she taps it. */
function Draft({ archive, onLeaveOut, ...fields }: DraftProps) {
  const { post, draft } = fields;
  const [isOpen, setOpen] = useState(() => lackingInDraft(draft).length > 0);
  const price = parsePrice(draft.price);
  const old = parsePrice(draft.oldPrice);
  const said = [
    `${price ? formatPrice(price) : "Fiyatı yok"}${old ? ` (eskisi ${formatPrice(old)})` : ""}`,
    draft.category || "Kategorisi yok",
    draft.colors,
  ];
  return (
    <li className="kit-box">
      <details className="post-grid-draft" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <PostThumb archive={archive} uri={post.media.find((uri) => isPicture(uri) && archive.has(uri))} />
          <span className="kit-words">
            <strong>{draft.name.trim() || "Adı yok"}</strong>
            <small>{said.filter(Boolean).join(" · ")}</small>
          </span>
        </summary>
        {isOpen && (
          <div className="post-grid-fields">
            <DraftFields {...fields} />
            <SmallButton action="Bunu alma" of={draft.name} onClick={onLeaveOut} />
          </div>
        )}
      </details>
    </li>
  );
}

type DraftFieldsProps = { post: Post; draft: PostDraft; onChange: (changes: Partial<PostDraft>) => void };

function DraftFields({ post, draft, onChange }: DraftFieldsProps) {
  const lacking = lackingInDraft(draft);
  const field = (name: keyof PostDraft, label: string) => ({
    label,
    autoComplete: "off",
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <>
      <Field {...field("name", "Ürün adı")} maxLength={200} error={lacking.includes("ad") ? "Adını yaz" : undefined} />
      <div className="kit-fields">
        <Field
          {...field("price", "Fiyat (₺)")}
          inputMode="decimal"
          error={lacking.includes("fiyat") ? "Fiyatını yaz" : undefined}
        />
        <Field {...field("oldPrice", "Eski fiyat (₺)")} inputMode="decimal" />
        <Field {...field("category", "Kategori")} list={CATEGORIES} maxLength={40} />
        <Field {...field("colors", "Renkler")} />
      </div>
      {post.caption.trim() !== "" && <p className="kit-letter post-grid-caption">{post.caption.trim()}</p>}
    </>
  );
}
