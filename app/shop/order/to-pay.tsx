import { capitalized } from "../../../domain/capitalized.ts";
import { formatPrice } from "../../../domain/money.ts";
import {
  amountToPay,
  type Charged,
  chargeWords,
  isTotalAll,
  reductionWords,
} from "../../../domain/order/amount-to-pay.ts";
import { freeSendingWords } from "../../../domain/shop/parcel-price.ts";
import { useShop } from "../../use-shop.ts";
import "./to-pay.css";

type ToPayProps = { charged: Charged };

/** Stands in the line of the total to which nothing is added: `Kargo ücretsiz`, `Kargo hariç`. */
export const TotalNote = ({ charged }: ToPayProps) =>
  isTotalAll(charged) && <small className="to-pay-note">{capitalized(chargeWords(charged))}</small>;

/** The sum that is paid, below the products' total if it is another one, with what it includes. */
export function ToPay({ charged }: ToPayProps) {
  const { parcel } = useShop();
  const isMore = !isTotalAll(charged);
  const taken = charged.reductions?.map(reductionWords) ?? [];
  const charges = isMore && capitalized(chargeWords(charged));
  const words = [...taken, charges, freeSendingWords(parcel, charged.total, taken.length > 0)].filter(Boolean);
  return (
    <>
      {isMore && (
        <p className="to-pay">
          <span>Ödenecek</span>
          <span className="price">{formatPrice(amountToPay(charged))}</span>
        </p>
      )}
      {words.length > 0 && <p className="to-pay-words">{words.join(" · ")}</p>}
    </>
  );
}
