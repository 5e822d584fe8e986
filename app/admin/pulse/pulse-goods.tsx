import { useState } from "react";
import { Link } from "react-router";
import type { PulseGood, PulseReport } from "../../../domain/pulse/pulse-report.ts";
import { timesInWords } from "../../../domain/pulse/pulse-words.ts";
import { productForm } from "../../../domain/web/panel-addresses.ts";
import { Chip } from "../../ui/button.tsx";
import { PulseCard } from "./pulse-cards.tsx";
import { PulseBars } from "./pulse-pictures.tsx";

const BY: readonly { by: "views" | "carts" | "asks"; words: string }[] = [
  { by: "views", words: "En çok görülen" },
  { by: "carts", words: "Sepete konan" },
  { by: "asks", words: "Sorulan" },
];

/** Ten goods by what was done with them. */
export function GoodsCard({ goods }: Pick<PulseReport, "goods">) {
  const [by, setBy] = useState<"views" | "carts" | "asks">("views");
  const rows = goods[by];
  return (
    <PulseCard id="urunler" title="Ürünler">
      <div className="kit-row">
        {BY.map((one) => (
          <Chip key={one.by} action={one.words} aria-pressed={one.by === by} onClick={() => setBy(one.by)} />
        ))}
      </div>
      {rows.length === 0 ? (
        <p className="kit-soft">Bu günlerde yok.</p>
      ) : (
        <PulseBars
          label="Ürünler"
          rows={rows.map((good) => ({ key: good.id, name: good.name, times: good[by], note: besides(good, by) }))}
        />
      )}
    </PulseCard>
  );
}

/** The other two numbers of a product. */
const besides = ({ views, carts, asks }: PulseGood, by: string) =>
  [
    by !== "views" && `görülme ${timesInWords(views)}`,
    by !== "carts" && `sepete ${timesInWords(carts)}`,
    by !== "asks" && `soru ${timesInWords(asks)}`,
  ]
    .filter(Boolean)
    .join(" · ");

/** Goods that are looked at and left: their price, photo or words may be why. */
export const UntouchedCard = ({ goods }: { goods: readonly PulseGood[] }) => (
  <PulseCard id="dokunulmayan" title="Çok görülüp dokunulmayanlar">
    <p className="kit-soft">Sepete konmadı, sorulmadı. Fiyatına, fotoğrafına, açıklamasına bir bak.</p>
    <ul className="kit-stack">
      {goods.map(({ id, name, views }) => (
        <li key={id} className="kit-ends">
          <Link className="kit-links-plain" to={productForm(id)}>
            {name}
          </Link>
          <span>{timesInWords(views)}</span>
        </li>
      ))}
    </ul>
  </PulseCard>
);
