import type { OwnersAnswer } from "../panel-calls.ts";
import "./counters.css";

/** Unknown counts are shown as dashes, so that the layout does not move. */
export const Counters = ({ all, categories, featured }: Partial<OwnersAnswer["counts"]>) => (
  <dl className="counters">
    <Counter label="Toplam Ürün" count={all} />
    <Counter label="Kategori" count={categories} />
    <Counter label={"Öne\u00a0Çıkan Ürün"} count={featured} />
  </dl>
);

const Counter = ({ label, count = "–" }: { label: string; count: number | string | undefined }) => (
  <div className="counters-item">
    <dt>{label}</dt>
    <dd>{count}</dd>
  </div>
);
