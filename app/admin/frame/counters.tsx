import type { Category } from "../../../domain/catalog/category.ts";
import type { Product } from "../../../domain/catalog/product.ts";
import "./counters.css";

type CountersProps = { products: readonly Product[]; categories: readonly Category[] };

export const Counters = ({ products, categories }: CountersProps) => (
  <dl className="counters">
    <Counter label="Toplam Ürün" count={products.length} />
    <Counter label="Kategori" count={categories.length} />
    <Counter label="Öne Çıkan Ürün" count={products.filter(({ featured }) => featured).length} />
  </dl>
);

const Counter = ({ label, count }: { label: string; count: number }) => (
  <div className="counters-item">
    <dt>{label}</dt>
    <dd>{count}</dd>
  </div>
);
