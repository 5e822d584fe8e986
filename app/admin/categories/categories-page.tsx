import { useOutletContext } from "react-router";
import type { User } from "../../../domain/account/user.ts";
import type { OwnersCategory } from "../../../domain/catalog/catalog.ts";
import { Icon } from "../../ui/icon.tsx";
import { useOpened } from "../../ui/opened.ts";
import { listCategories } from "../panel-context.tsx";
import { Thumb } from "../panel-parts.tsx";
import { OrderTools, type Placing } from "../reorder/order-tools.tsx";
import { useReorder } from "../reorder/use-reorder.ts";
import { halfDoneAt } from "../saved-form/half-done.ts";
import { sectionLoader, useSectionData } from "../section-load.tsx";
import { productsInWords } from "../steps/step-words.ts";
import { useOpenedAbout } from "../use-opened-about.ts";
import type { Route } from "./+types/categories-page.ts";
import { CategoryForm, categoryCalls, categoryForm } from "./category-form.tsx";
import { RemoveCategorySheet } from "./remove-category-sheet.tsx";

export const clientLoader = sectionLoader(listCategories);

export { shouldRevalidate } from "../../ui/opened.ts";

/** 'Kategoriler': all of them in their order, with those that menus do not show. */
export default function CategoriesPage({ loaderData }: Route.ComponentProps) {
  const { id: userId } = useOutletContext<User>();
  const { answer, setAnswer, reload } = useSectionData(loaderData, listCategories);
  const { categories } = answer;
  const arrange = (arranged: OwnersCategory[]) => setAnswer({ ...answer, categories: arranged });
  const reorder = useReorder({ items: categories, arrange, reload, failed: "Sıra değiştirilemedi" });
  const move = (moved: OwnersCategory, to: number) => {
    const after = categories.filter(({ id }) => id !== moved.id)[to - 1]?.id ?? null;
    reorder.move(moved, { to, position: to + 1, send: () => categoryCalls.place(moved.id, after) });
  };
  const form = useOpenedAbout<OwnersCategory | "new">("kategori");
  const removal = useOpened("kategori-sil");
  const opened = form.subject;
  const category = opened === "new" ? undefined : (categories.find(({ id }) => id === opened?.id) ?? opened);

  return (
    <div className="kit-beside" data-open={opened !== undefined}>
      <div className="kit-column">
        <h2>Kategoriler</h2>
        <p className="kit-soft">
          Menüde, ana sayfada ve süzgeçlerde bu sırayla görünürler. Adına dokununca düzenlersin.
        </p>
        <ol className="kit-list" aria-label="Kategoriler">
          {categories.map((one, index) => (
            <CategoryRow
              key={one.id}
              category={one}
              index={index}
              placing={{ ...reorder, move }}
              isOpen={one.id === category?.id}
              isHalfDone={halfDoneAt(userId, categoryForm(one.id)).read() !== undefined}
              onOpen={() => form.open(one)}
            />
          ))}
        </ol>
        <p className="unseen" aria-live="polite">
          {reorder.announcement}
        </p>
        <div className="kit-row">
          <button
            type="button"
            className="button button-ribbon"
            aria-haspopup="dialog"
            onClick={() => form.open("new")}
          >
            <Icon name="plus" size={20} />
            Kategori ekle
          </button>
        </div>
      </div>
      {opened && (
        <CategoryForm
          key={category?.id ?? "new"}
          category={category}
          userId={userId}
          onChanged={reload}
          onRemove={removal.open}
          onClose={form.close}
        />
      )}
      {category && removal.isOpen && (
        <RemoveCategorySheet
          category={category}
          others={categories.filter(({ id }) => id !== category.id)}
          onChanged={reload}
          onRemoved={form.close}
          onClose={removal.close}
        />
      )}
    </div>
  );
}

type CategoryRowProps = {
  category: OwnersCategory;
  index: number;
  placing: Placing<OwnersCategory>;
  /** Changes that are typed and not saved wait on this device. */
  isHalfDone: boolean;
  /** Its form stands beside the list or over it. */
  isOpen: boolean;
  onOpen: () => void;
};

const CategoryRow = ({ category, index, placing, isHalfDone, isOpen, onOpen }: CategoryRowProps) => {
  const { name, tint, image, isHidden, products } = category;
  return (
    <li className="kit-list-item" data-at={index} aria-current={isOpen}>
      <button type="button" className="kit-list-open" aria-haspopup="dialog" onClick={onOpen}>
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
