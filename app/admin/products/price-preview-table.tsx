import { formatPrice } from "../../../domain/money.ts";
import type { SeenPrices } from "../../../domain/web/panel-answers.ts";
import { productsInWords } from "../steps/step-words.ts";

type PricePreviewTableProps = {
  prices: SeenPrices;
  isCurrent: boolean;
  /** Old prices go. Otherwise they are kept, also where nobody sees them. */
  drops: boolean;
};

export const PricePreviewTable = ({ prices, isCurrent, drops }: PricePreviewTableProps) => (
  <div className="kit-stack" aria-busy={!isCurrent}>
    <p aria-live="polite">{totalsInWords(prices)}</p>
    {prices.vanishedDiscounts > 0 && (
      <p role="status" className="kit-wrong">
        {productsInWords(prices.vanishedDiscounts)}de indirim {drops ? "kalkacak" : "görünmez olacak"}.
      </p>
    )}
    {prices.misleading > 0 && (
      <p role="status" className="kit-wrong">
        {productsInWords(prices.misleading)}de üstü çizili fiyat son günlerin en düşük fiyatından yüksek kalıyor:
        yanıltıcı indirim sayılır.
      </p>
    )}
    {prices.impossible.count > 0 && (
      <p role="alert" className="kit-wrong">
        {impossibleInWords(prices.impossible)}
      </p>
    )}
    {prices.changes.length > 0 && (
      <table className="kit-list-table" aria-label="Fiyatların öncesi ve sonrası">
        <thead>
          <tr>
            <th scope="col">Ürün</th>
            <th scope="col">Önce</th>
            <th scope="col">Sonra</th>
          </tr>
        </thead>
        <tbody>
          {prices.changes.map(({ id, name, before, after, struckBefore, struckAfter }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{formatPrice(before)}</td>
              <td>
                <span className="price">{formatPrice(after)}</span>
                <StruckPrice before={struckBefore} after={struckAfter} drops={drops} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
    {changedIn(prices) > prices.changes.length && (
      <p className="kit-soft">
        Değişen {productsInWords(changedIn(prices))}ün ilk {prices.changes.length} tanesi görünüyor.
      </p>
    )}
  </div>
);

/** The products that get another price or another old price. */
export const changedIn = ({ count, unchanged, impossible }: SeenPrices): number => count - unchanged - impossible.count;

type StruckPriceProps = { before: number | null; after: number | null; drops: boolean };

/** Below the new price: today's struck price, where it changes, and its new value. */
function StruckPrice({ before, after, drops }: StruckPriceProps) {
  if (before === null && after === null) return null;
  return (
    <div>
      {before !== null && before !== after && <div className="kit-soft">eski fiyat şimdi {formatPrice(before)}</div>}{" "}
      {after === null ? (
        <strong className="kit-wrong">{drops ? "kalkar" : "görünmez"}</strong>
      ) : (
        <s className="old-price">{formatPrice(after)}</s>
      )}
    </div>
  );
}

function totalsInWords({ count, raised, lowered, unchanged }: SeenPrices): string {
  const parts = [
    raised > 0 && `${raised} artıyor`,
    lowered > 0 && `${lowered} azalıyor`,
    unchanged > 0 && `${unchanged} aynı kalıyor`,
  ].filter((part) => part !== false);
  return `${productsInWords(count)}: ${parts.join(", ") || "hiçbiri değişmiyor"}`;
}

function impossibleInWords({ count, names, most }: SeenPrices["impossible"]): string {
  const named = `${names.join(", ")}${count > names.length ? "…" : ""}`;
  if (!most) {
    return `${productsInWords(count)} için fiyat 0'dan büyük kalmıyor ya da çok büyüyor: ${named}. Seçimden çıkar ya da değişikliği küçült.`;
  }
  return `${productsInWords(count)} için fiyat 0'dan büyük kalmıyor: ${named}. Seçimden çıkar ya da en fazla ${formatPrice(most)} indirim yaz.`;
}
