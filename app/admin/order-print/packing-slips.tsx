import { useState } from "react";
import { Link } from "react-router";
import { PAPERS, type Paper } from "../../../domain/order-book/printed-orders.ts";
import { panelAddresses } from "../../../domain/web/panel-addresses.ts";
import { messages } from "../../messages.ts";
import { PlainButton } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/field.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useRequest } from "../../ui/use-request.ts";
import { orderCalls } from "../order-calls.ts";
import { reasonOr, useFailureHandler } from "../use-failure-handler.ts";
import { PackingSlip } from "./packing-slip.tsx";
import "./packing-slips.css";
import { PrintButton } from "./print-button.tsx";

const PAPER_NAMES: Record<Paper, string> = { a4: "A4", etiket: "Etiket 10 × 15 cm" };

/** 'Paket fişi': several on a sheet of A4, or one on each label. */
export function PackingSlips({ ids, paper }: { ids: readonly string[]; paper: Paper }) {
  const handleFailure = useFailureHandler();
  const [withPrices, setWithPrices] = useState(true);
  const { answer, hasFailed, reload } = useRequest(
    () => orderCalls.findAll(ids),
    (error) => handleFailure(error, reasonOr(messages.dataFailed)),
    ids.join(),
  );
  return (
    <>
      <h2 className="packing-slips-title">Paket fişi</h2>
      <div className="kit-row packing-slips-tools">
        {PAPERS.map((one) => (
          <Link
            key={one}
            className="button-chip"
            to={panelAddresses.printedOrders({ kind: "slips", ids, paper: one })}
            aria-current={one === paper ? "page" : undefined}
            replace
          >
            {PAPER_NAMES[one]}
          </Link>
        ))}
        <Checkbox
          label="Fiyatlar yazsın"
          checked={withPrices}
          onChange={({ target }) => setWithPrices(target.checked)}
        />
        {answer && <PrintButton />}
      </div>
      {answer && !answer.seesPersons && (
        <p className="kit-row packing-slips-tools">
          Siparişin kime gittiğini dükkân sahibi görür: bu fişlerde ad ve adres yok.
        </p>
      )}
      {answer?.orders.some(({ hidePrices }) => hidePrices) && (
        <p className="kit-row packing-slips-tools">Fiyat görünmesin denen siparişlerin fişinde fiyat hiç yazmaz.</p>
      )}
      {answer ? (
        <div className="packing-slips" data-paper={paper}>
          {answer.orders.map((order) => (
            <PackingSlip key={order.id} order={order} withPrices={withPrices} />
          ))}
        </div>
      ) : hasFailed ? (
        <PlainButton action="Tekrar dene" onClick={reload} />
      ) : (
        <Spinner />
      )}
    </>
  );
}
