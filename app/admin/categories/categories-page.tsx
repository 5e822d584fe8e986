import { useEffect, useState } from "react";
import { useOutletContext } from "react-router";
import { isAdmin, type User } from "../../../domain/account/user.ts";
import type { OwnersCategory } from "../../../domain/catalog/catalog.ts";
import { messages } from "../../messages.ts";
import { LostPart } from "../../part/lost-part.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useOpened } from "../../ui/opened.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { useRequest } from "../../ui/use-request.ts";
import { listCategories } from "../owners-categories.tsx";
import { OrderTools, type Placing } from "../reorder/order-tools.tsx";
import { useReorder } from "../reorder/use-reorder.ts";
import { sectionDraftAt } from "../sections/section-drafts.ts";
import { productsInWords } from "../steps/step-words.ts";
import { Thumb } from "../thumb.tsx";
import { useFailureHandler } from "../use-failure-handler.ts";
import { CategoryForm } from "./category-form.tsx";
import { categoryCalls, categoryForm } from "./category-source.tsx";
import { RemoveCategorySheet } from "./remove-category-sheet.tsx";

/** 'Kategoriler': all of them in their order, with those that menus do not show. */
export default function CategoriesPage() {
  const user = useOutletContext<User>();
  return (
    <div className="kit-column">
      <h2>Kategoriler</h2>
      {isAdmin(user) ? <Categories userId={user.id} /> : <p>Kategorileri dükkân sahibi düzenler.</p>}
    </div>
  );
}

function Categories({ userId }: { userId: string }) {
  const handleFailure = useFailureHandler();
  const { answer, setAnswer, hasFailed, reload } = useRequest(listCategories, (error) =>
    handleFailure(error, messages.dataFailed),
  );
  const categories = answer?.categories ?? [];
  const arrange = (arranged: OwnersCategory[]) => setAnswer((listed) => listed && { ...listed, categories: arranged });
  const reorder = useReorder({ items: categories, arrange, reload, failed: "Sıra değiştirilemedi" });
  const move = (moved: OwnersCategory, to: number) => {
    const after = categories.filter(({ id }) => id !== moved.id)[to - 1]?.id ?? null;
    reorder.move(moved, { to, position: to + 1, send: () => categoryCalls.place(moved.id, after) });
  };
  /** The opened category, `new` for one to add. */
  const [opened, setOpened] = useState<OwnersCategory | "new">();
  const form = useOpened("kategori");
  const removal = useOpened("kategori-sil");
  const category = opened === "new" ? undefined : (categories.find(({ id }) => id === opened?.id) ?? opened);

  useEffect(
    function closeAfterReload() {
      if (form.isOpen && !opened) form.close();
    },
    [form.isOpen, form.close, opened],
  );
  const open = (chosen: OwnersCategory | "new") => {
    setOpened(chosen);
    form.open();
  };

  if (!answer) return hasFailed ? <LostPart onRetry={reload} /> : <Spinner />;
  return (
    <>
      <p className="kit-soft">Menüde, ana sayfada ve süzgeçlerde bu sırayla görünürler. Adına dokununca düzenlersin.</p>
      <ol className="kit-list" aria-label="Kategoriler">
        {categories.map((one, index) => (
          <CategoryRow
            key={one.id}
            category={one}
            index={index}
            placing={{ ...reorder, move }}
            isHalfDone={sectionDraftAt(userId, categoryForm(one.id)).read() !== undefined}
            onOpen={() => open(one)}
          />
        ))}
      </ol>
      <p className="unseen" aria-live="polite">
        {reorder.announcement}
      </p>
      <div className="kit-row">
        <button type="button" className="button button-ribbon" aria-haspopup="dialog" onClick={() => open("new")}>
          <Icon name="plus" size={20} />
          Kategori ekle
        </button>
      </div>
      {opened && form.isOpen && (
        <CategoryForm
          key={category?.id ?? "new"}
          category={category}
          userId={userId}
          onChanged={reload}
          onRemove={removal.open}
          onClose={form.close}
        />
      )}
      {category && form.isOpen && removal.isOpen && (
        <RemoveCategorySheet
          category={category}
          others={categories.filter(({ id }) => id !== category.id)}
          onChanged={reload}
          onRemoved={form.close}
          onClose={removal.close}
        />
      )}
    </>
  );
}

type CategoryRowProps = {
  category: OwnersCategory;
  index: number;
  placing: Placing<OwnersCategory>;
  /** Changes that are typed and not saved wait on this device. */
  isHalfDone: boolean;
  onOpen: () => void;
};

const CategoryRow = ({ category, index, placing, isHalfDone, onOpen }: CategoryRowProps) => {
  const { name, tint, image, isHidden, products } = category;
  return (
    <li className="order-tools-item" data-at={index}>
      <button type="button" className="order-tools-open" aria-haspopup="dialog" onClick={onOpen}>
        <Thumb image={image} tint={tint} />
        <span className="kit-words">
          <strong>{name}</strong>
          <span>
            {productsInWords(products)}
            {isHidden && ", menüde gizli"}
            {isHalfDone && ", kaydedilmedi"}
          </span>
        </span>
      </button>
      <OrderTools item={category} index={index} placing={placing} />
    </li>
  );
};
