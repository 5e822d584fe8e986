import type { Product } from "../../../domain/catalog/product.ts";
import { EVERYTHING, ownersApiQuery } from "../../../domain/listing/owners-listing.ts";
import { messages } from "../../messages.ts";
import { toast } from "../../toast.tsx";
import { useRequest } from "../../ui/use-request.ts";
import { panel } from "../panel-calls.ts";
import { panelMessages } from "../panel-messages.ts";
import { usePlacing } from "../products/use-placing.ts";
import { reasonOr, useFailureHandler } from "../use-failure-handler.ts";

const FEATURED = { ...EVERYTHING, featured: true };

const NONE: Product[] = [];

/** All featured products in the shop's order, which the owner changes here, and the first of all products. */
export function useFeatured() {
  const handleFailure = useFailureHandler();
  const { answer, setAnswer, hasFailed, reload } = useRequest(load, (error) =>
    handleFailure(error, messages.dataFailed),
  );
  const placing = usePlacing({
    listing: FEATURED,
    rows: answer?.featured ?? NONE,
    page: 1,
    pages: 1,
    arrange: (rows) => answer && setAnswer({ ...answer, featured: [...rows] }),
    reload,
    among: "featured",
  });

  const feature = async (product: Product, isOn: boolean): Promise<void> => {
    try {
      await panel.patchProduct(product.id, { featured: isOn });
      toast.success(panelMessages.updated, { label: "Geri Al", onClick: () => feature(product, !isOn) });
    } catch (error) {
      handleFailure(error, reasonOr(panelMessages.updateFailed));
    }
    await reload();
  };

  return { featured: answer?.featured, others: answer?.others ?? NONE, placing, feature, hasFailed, reload };
}

async function load() {
  const [first, all] = await Promise.all([
    panel.list(ownersApiQuery(FEATURED)),
    panel.list(ownersApiQuery(EVERYTHING)),
  ]);
  const rest = Array.from({ length: first.pages - 1 }, (_, index) =>
    panel.list(ownersApiQuery({ ...FEATURED, page: index + 2 })),
  );
  return { featured: [first, ...(await Promise.all(rest))].flatMap(({ rows }) => rows), others: all.rows };
}
