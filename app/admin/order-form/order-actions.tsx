import { Link } from "react-router";
import { type BookOrder, saidAboutPerson } from "../../../domain/order-book/book-order.ts";
import { panelAddresses } from "../../../domain/web/panel-addresses.ts";
import { toast } from "../../toast.tsx";
import { SmallButton } from "../../ui/button.tsx";
import { orderCalls } from "../order-calls.ts";
import { useUndo } from "../steps/use-undo.ts";
import { reasonOr, useFailureHandler } from "../use-failure-handler.ts";

type OrderActionsProps = {
  order: BookOrder;
  seesPersons: boolean;
  /** The form has changes that are not saved. */
  isChanged: boolean;
  onChanged: () => Promise<void>;
  onForget: () => void;
  onRemoved: () => void;
};

/** The actions on a saved order besides changing it. */
export function OrderActions({ order, seesPersons, isChanged, onChanged, onForget, onRemoved }: OrderActionsProps) {
  const handleFailure = useFailureHandler();
  const { offer } = useUndo(onChanged);
  const remove = async () => {
    try {
      const { step } = await orderCalls.remove(order);
      toast.success("Sipariş silindi", offer(step));
      onRemoved();
    } catch (error) {
      handleFailure(error, reasonOr("Sipariş silinemedi"));
    }
    await onChanged();
  };
  return (
    <nav className="kit-row" aria-label="Bu sipariş">
      <Link
        className="button button-plain button-small"
        to={panelAddresses.printedOrders({ kind: "slips", ids: [order.id], paper: "a4" })}
      >
        Paket fişi
      </Link>
      {isChanged && <p>Fiş son kaydettiğini basar.</p>}
      <SmallButton action="Siparişi sil" onClick={remove} />
      {seesPersons && saidAboutPerson(order) && (
        <SmallButton action="Bu kişiyi sil" aria-haspopup="dialog" onClick={onForget} />
      )}
    </nav>
  );
}
