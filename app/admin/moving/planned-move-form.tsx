import { useState } from "react";
import type { MovePreview } from "../../../domain/moving/move-preview.ts";
import { CHANGEABLE, type Changeable, firstChanging } from "../../../domain/moving/moved-input.ts";
import type { MovedProduct, ReadTrouble } from "../../../domain/moving/moved-product.ts";
import { PlainButton } from "../../ui/button.tsx";
import { Checkbox, Field } from "../../ui/field.tsx";
import { useOwnersCategories } from "../panel-context.tsx";
import { productsInWords } from "../steps/step-words.ts";
import { reasonOr, useFailureHandler } from "../use-failure-handler.ts";
import { useAction } from "../use-undo.ts";
import { MovePreviewLists } from "./move-preview-lists.tsx";
import { movingCalls } from "./moving-calls.ts";

type PlannedMoveProps = {
  products: readonly MovedProduct[];
  /** Rows and cells that could not be read. */
  troubles: readonly ReadTrouble[];
  /** Rows whose codes a spreadsheet has destroyed. */
  lost: readonly number[];
  /** Files of her zip that belong to no product; undefined where she has chosen none. */
  unused?: readonly string[] | undefined;
  /** Leads to the zip with the pictures. */
  onPictures?: () => void;
  /** The words of the way back. */
  back?: string;
  onBack: () => void;
  onDone: () => void;
};

type Wishes = { changing: readonly Changeable[]; category: string };

/** What the owner wishes of a move, then what would become of it, then the one tap that does it. */
export function PlannedMove({
  products,
  back = "Sütunlara dön",
  onPictures,
  onBack,
  onDone,
  ...read
}: PlannedMoveProps) {
  const handleFailure = useFailureHandler();
  const act = useAction(() => {});
  const [wishes, setWishes] = useState<Wishes>(() => ({
    // A zip of pictures is meant for the products that the shop has, too.
    changing: [...firstChanging(products), ...(read.unused ? (["pictures"] as const) : [])],
    category: "",
  }));
  const [preview, setPreview] = useState<MovePreview>();
  const [isBusy, setBusy] = useState(false);

  const look = async () => {
    setBusy(true);
    try {
      setPreview(await movingCalls.preview({ products, ...wishes }));
    } catch (error) {
      handleFailure(error, reasonOr("Önizleme hazırlanamadı"));
    } finally {
      setBusy(false);
    }
  };
  const apply = async ({ fingerprint, counts }: MovePreview) => {
    setBusy(true);
    await act(() => movingCalls.apply({ products, ...wishes, expected: fingerprint }), {
      done: `${productsInWords(counts.new + counts.changed)} alındı`,
      failed: "Ürünler alınamadı",
      onDone,
    });
    setBusy(false);
  };

  if (!preview) {
    return (
      <section className="kit-card" aria-busy={isBusy}>
        <h3>{productsInWords(products.length)}</h3>
        <WishFields products={products} wishes={wishes} onChange={setWishes} />
        {products.length === 0 && (
          <p role="alert" className="field-error">
            Burada alınabilecek ürün yok. {read.troubles.slice(0, 3).map(troubleInWords).join("; ")}
          </p>
        )}
        <div className="kit-row">
          <button
            type="button"
            className="button button-ribbon"
            disabled={isBusy || products.length === 0}
            onClick={look}
          >
            {isBusy ? "Bakılıyor..." : "Önizle"}
          </button>
          {onPictures && <PlainButton action="Fotoğrafları zip'ten al" onClick={onPictures} />}
          <PlainButton action={back} onClick={onBack} />
        </div>
      </section>
    );
  }
  const { counts } = preview;
  const taken = counts.new + counts.changed;
  return (
    <section className="kit-card" aria-busy={isBusy}>
      <MovePreviewLists preview={preview} {...read} />
      <div className="kit-row">
        <button
          type="button"
          className="button button-ribbon"
          disabled={isBusy || taken === 0}
          onClick={() => apply(preview)}
        >
          {isBusy ? "Alınıyor..." : takeInWords(counts)}
        </button>
        <PlainButton action="Geri dön" onClick={() => setPreview(undefined)} />
      </div>
    </section>
  );
}

const troubleInWords = ({ row, column, words }: ReadTrouble): string => `${row}. satır, ${column}: ${words}`;

/** `12 ürün ekle, 3 ürün değiştir` */
function takeInWords({ new: added, changed }: MovePreview["counts"]): string {
  const words = [added > 0 && `${productsInWords(added)} ekle`, changed > 0 && `${productsInWords(changed)} değiştir`];
  return words.filter(Boolean).join(", ") || "Alınacak ürün yok";
}

type WishFieldsProps = {
  products: readonly MovedProduct[];
  wishes: Wishes;
  onChange: (wishes: Wishes) => void;
};

function WishFields({ products, wishes, onChange }: WishFieldsProps) {
  const categories = useOwnersCategories();
  const homeless = products.filter(({ category }) => !category).length;
  const chosen = (what: Changeable, isChosen: boolean) =>
    onChange({ ...wishes, changing: [...wishes.changing.filter((one) => one !== what), ...(isChosen ? [what] : [])] });
  return (
    <>
      {homeless > 0 && (
        <Field
          label={`Kategorisi yazmayan ${productsInWords(homeless)} nereye?`}
          hint="Dükkânda olan bir kategori ya da yeni bir ad."
          list="moving-categories"
          autoComplete="off"
          maxLength={40}
          value={wishes.category}
          onChange={({ target }) => onChange({ ...wishes, category: target.value })}
        />
      )}
      <datalist id="moving-categories">
        {categories.map(({ slug, name }) => (
          <option key={slug} value={name} />
        ))}
      </datalist>
      <details className="kit-fold">
        <summary>Dükkânda zaten olanlarda ne değişsin?</summary>
        <p className="kit-soft">
          Stok kodundan, adresinden ya da adından tanınır. İşaretlemediklerin dükkândaki gibi kalır.
        </p>
        {Object.entries(CHANGEABLE).map(([what, name]) => (
          <Checkbox
            key={what}
            label={name}
            checked={wishes.changing.some((one) => one === what)}
            onChange={({ target }) => isChangeable(what) && chosen(what, target.checked)}
          />
        ))}
      </details>
    </>
  );
}

const isChangeable = (what: string): what is Changeable => what in CHANGEABLE;
