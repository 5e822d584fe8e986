import { useState } from "react";
import type { Product } from "../../../domain/catalog/product.ts";
import type { LedgerEvent, StepKind } from "../../../domain/ledger/ledger.ts";
import { messages } from "../../messages.ts";
import { toast } from "../../toast.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useRequest } from "../../ui/use-request.ts";
import { fieldWords } from "../field-words.ts";
import { OfferLine } from "../offer-line.tsx";
import { panel } from "../panel-calls.ts";
import type { HandleFailure } from "../use-failure-handler.ts";
import "./product-history.css";
import { SmallButton } from "../../ui/button.tsx";
import { recentMoment } from "../../ui/moment.ts";
import { useUndo } from "../steps/use-undo.ts";
import { FieldValue } from "./field-value.tsx";

type ProductHistoryProps = {
  product: Product;
  handleFailure: HandleFailure;
  /** Called after a version was restored or undone. */
  onChanged: () => Promise<void>;
  onClose: () => void;
};

/** The history of a product: who changed what, and a way back to every version. */
export function ProductHistory({ product, handleFailure, onChanged, onClose }: ProductHistoryProps) {
  const { answer: events, reload } = useRequest(
    () => panel.events(product.id),
    (error) => handleFailure(error, messages.dataFailed),
  );
  /** The step that the undo button reverses. */
  const [reverted, setReverted] = useState<string>();

  const refresh = async () => {
    await onChanged();
    return reload();
  };
  const revert = async (event: LedgerEvent) => {
    try {
      const { step } = await panel.revert(product.id, event.id);
      setReverted(step);
    } catch (error) {
      handleFailure(error, messages.updateFailed);
      return;
    }
    toast.success(messages.updated);
    await refresh();
  };
  const { undo } = useUndo(refresh);
  const undoRevert = (step: string) => {
    setReverted(undefined);
    return undo(step);
  };

  return (
    <Sheet title="Geçmiş" shape="side" onClose={onClose}>
      <div className="product-history">
        <h3>{product.name}</h3>
        {reverted && (
          <OfferLine words="Ürün o hâline döndürüldü." action="Geri Al" onAction={() => undoRevert(reverted)} />
        )}
        {!events && <Spinner />}
        {events?.length === 0 && <p>Bu ürün için henüz bir kayıt yok.</p>}
        <ol>
          {events?.map((event, index) => (
            <li key={event.id}>
              <p className="product-history-what">
                <strong>{DEEDS[event.kind]}</strong>
                <span>
                  {event.by}, <time dateTime={event.at}>{recentMoment(event.at)}</time>
                </span>
              </p>
              <Changes event={event} />
              {index === 0 ? (
                <p className="product-history-now">Şimdiki hâli</p>
              ) : (
                <SmallButton
                  action="Bu hâline döndür"
                  of={`${recentMoment(event.at)}, ${DEEDS[event.kind]}`}
                  onClick={() => revert(event)}
                />
              )}
            </li>
          ))}
        </ol>
      </div>
    </Sheet>
  );
}

const DEEDS: Record<StepKind, string> = {
  create: "Eklendi",
  change: "Değiştirildi",
  remove: "Silindi",
  "bring-back": "Çöp kutusundan geri kondu",
  revert: "Eski hâline döndürüldü",
  price: "Fiyatı toplu değiştirildi",
  place: "Yeri değiştirildi",
  undo: "Geri alındı",
};

const Changes = ({ event }: { event: LedgerEvent }) => (
  <dl className="product-history-changes">
    {Object.entries(event.changes).map(([field, { before, after }]) => {
      const name = fieldWords(field)?.title;
      return (
        name && (
          <div key={field}>
            <dt>{name}</dt>
            <dd>
              <FieldValue field={field} value={before} />
              <span aria-hidden="true"> → </span>
              <span className="unseen"> yerine </span>
              <FieldValue field={field} value={after} />
            </dd>
          </div>
        )
      );
    })}
  </dl>
);
