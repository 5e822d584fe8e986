import "./running-prices.css";
import type { ListedPlan } from "../../../domain/catalog/price-plan.ts";
import { SmallButton } from "../../ui/button.tsx";
import { moment } from "../../ui/moment.ts";
import { panel } from "../panel-calls.ts";
import { panelMessages } from "../panel-words.ts";
import { productsInWords } from "../steps/step-words.ts";
import { useAction } from "../use-undo.ts";

type RunningPricesProps = { plans: readonly ListedPlan[]; reload: () => Promise<void> };

/** The prices for a while, each with its end and a way to end it now. */
export function RunningPrices({ plans, reload }: RunningPricesProps) {
  const act = useAction(reload);
  const end = ({ id, hasStarted }: ListedPlan) =>
    act(() => panel.endPricePlan(id), {
      done: hasStarted ? "Önceki fiyatlar geri geldi" : "Vazgeçildi",
      failed: panelMessages.updateFailed,
    });
  if (plans.length === 0) return null;
  return (
    <section className="kit-note running-prices" data-tint="butter" aria-label="Süreli fiyatlar">
      <ul className="kit-list">
        {plans.map((plan) => (
          <li key={plan.id} className="kit-ends">
            <p className="kit-words">
              <strong>{plan.count === 1 ? plan.name : productsInWords(plan.count)}: süreli fiyat</strong>
              <span>{whileInWords(plan)}</span>
            </p>
            <SmallButton action="Vazgeç" of={whileInWords(plan)} onClick={() => end(plan)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const whileInWords = ({ hasStarted, startsAt, endsAt }: ListedPlan): string =>
  hasStarted ? `Bitiş: ${moment(endsAt)}` : `${moment(startsAt)} – ${moment(endsAt)}`;
