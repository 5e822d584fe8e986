import type { RemovedProduct } from "../../../domain/catalog/catalog.ts";
import { TRASH_DAYS } from "../../../domain/ledger.ts";
import { messages } from "../../messages.ts";
import { toast } from "../../toast.tsx";
import { SmallButton } from "../../ui/button.tsx";
import { daysLeft, recentMoment } from "../../ui/moment.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { panel } from "../panel-calls.ts";
import { Thumb } from "../panel-parts.tsx";
import { panelMessages } from "../panel-words.ts";
import { useLoaded } from "../section-load.tsx";
import { useFailureHandler } from "../use-failure-handler.ts";

const MAX_SHOWN = 100;

type TrashSheetProps = { onRestored: () => Promise<void>; onClose: () => void };

/** Recently deleted products; a restored one gets its old address and position back. */
export function TrashSheet({ onRestored, onClose }: TrashSheetProps) {
  const handleFailure = useFailureHandler();
  const { answer: trash, waiting, reload } = useLoaded(() => panel.trash(MAX_SHOWN));

  const refresh = async () => {
    await Promise.all([reload(), onRestored()]);
  };
  const restore = async (ids?: readonly string[]) => {
    try {
      const { count } = await panel.restore(ids);
      toast.success(count === 1 ? panelMessages.restored : `${count} ürün geri kondu`);
    } catch (error) {
      handleFailure(error, messages.actionFailed);
    }
    await refresh();
  };

  return (
    <Sheet title="Çöp kutusu" shape="side" onClose={onClose}>
      <div className="kit-body">
        {waiting}
        {trash?.total === 0 && (
          <p>Çöp kutusu boş. Sildiğin ürünler burada {TRASH_DAYS} gün bekler, sonra bütünüyle silinir.</p>
        )}
        {trash && trash.total > 0 && (
          <>
            <p>Ürünler {TRASH_DAYS} gün bekler; geri konunca adresleri ve sıraları eskisi gibi olur.</p>
            {trash.total > 1 && <SmallButton action={`Hepsini geri koy (${trash.total})`} onClick={() => restore()} />}
            <ul className="kit-list-lines">
              {trash.removed.map((removed) => (
                <Removed key={removed.product.id} {...removed} onRestore={() => restore([removed.product.id])} />
              ))}
            </ul>
            {trash.total > trash.removed.length && <p>ve {trash.total - trash.removed.length} ürün daha</p>}
          </>
        )}
      </div>
    </Sheet>
  );
}

const Removed = ({ product, removedAt, onRestore }: RemovedProduct & { onRestore: () => void }) => (
  <li>
    <Thumb image={product.image} />
    <p className="kit-words">
      <strong>{product.name}</strong>
      <small>
        {recentMoment(removedAt)} silindi, {daysLeft(removedAt, TRASH_DAYS)} gün sonra bütünüyle silinir
      </small>
    </p>
    <SmallButton action="Geri koy" of={product.name} onClick={onRestore} />
  </li>
);
