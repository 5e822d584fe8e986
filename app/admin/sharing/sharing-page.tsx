import { useSearchParams } from "react-router";
import { addresses } from "../../../domain/web/addresses.ts";
import { SHARED_CATEGORY, SHARED_PRODUCT } from "../../../domain/web/panel-addresses.ts";
import { Select } from "../../ui/field.tsx";
import { useShop } from "../../use-shop.ts";
import { panel } from "../panel-calls.ts";
import { categoryAt, useOwnersCategories } from "../panel-context.tsx";
import { OptionList } from "../panel-parts.tsx";
import { demandStaff, useLoaded } from "../section-load.tsx";
import { ProductSearch } from "../showcase/product-search.tsx";
import { type SharedSubject, SubjectPoster } from "./subject-poster.tsx";

export const clientLoader = demandStaff;

export { shouldRevalidate } from "../../ui/opened.ts";

/** 'Paylaş': what the shop shows outside itself. */
export default function SharingPage() {
  const [search, setSearch] = useSearchParams();
  const product = search.get(SHARED_PRODUCT);
  const category = search.get(SHARED_CATEGORY);
  const categories = useOwnersCategories().filter(({ isHidden }) => !isHidden);
  const choose = (chosen: Record<string, string>) => setSearch(chosen, { replace: true, preventScrollReset: true });
  return (
    <div className="kit-column">
      <h2>Paylaş</h2>
      <section className="kit-card">
        <h3>Hikâye ve gönderi</h3>
        <p>Bir ürün ya da kategori seç: resmi dükkânının renkleriyle hazırlanır, tek dokunuşla Instagram'a gider.</p>
        <ProductSearch label="Ürün ara" action="Seç" onChoose={({ id }) => choose({ [SHARED_PRODUCT]: id })} />
        <Select
          label="Ya da bir kategori"
          value={category === null ? "" : (categoryAt(categories, category)?.slug ?? "")}
          onChange={({ target }) => choose(target.value === "" ? {} : { [SHARED_CATEGORY]: target.value })}
        >
          <OptionList of={[["", "Seç"], ...categories.map(({ slug, name }) => [slug, name] as const)]} />
        </Select>
        {product !== null && <OfProduct key={product} id={product} />}
        {product === null && category !== null && <OfCategory slug={category} />}
      </section>
    </div>
  );
}

function OfProduct({ id }: { id: string }) {
  const { publicUrl } = useShop();
  const { answer, waiting } = useLoaded(() => panel.editedProduct(id), id);
  if (!answer) return waiting;
  const { name, slug, inStock } = answer.product;
  const address = publicUrl + addresses.product(slug);
  return <Chosen subject={{ of: { product: id }, name, slug, address }} warning={inStock ? "" : "Bu ürün tükendi."} />;
}

function OfCategory({ slug }: { slug: string }) {
  const { publicUrl } = useShop();
  const category = categoryAt(useOwnersCategories(), slug);
  if (!category) return null;
  const address = publicUrl + addresses.category(category.slug);
  return <Chosen subject={{ of: { category: category.slug }, name: category.name, slug: category.slug, address }} />;
}

const Chosen = ({ subject, warning = "" }: { subject: SharedSubject; warning?: string }) => (
  <>
    <p className="kit-words">
      <strong>{subject.name}</strong>
      {warning !== "" && <span className="kit-wrong">{warning}</span>}
    </p>
    <SubjectPoster subject={subject} />
  </>
);
