import { useOutletContext, useSearchParams } from "react-router";
import { isAdmin, type User } from "../../../domain/account/user.ts";
import { istanbulDate } from "../../../domain/istanbul.ts";
import { PULSE_SPANS, type PulseReport } from "../../../domain/pulse/pulse-report.ts";
import { Chip, PlainButton } from "../../ui/button.tsx";
import { saveFrom } from "../panel-calls.ts";
import { sectionLoader, useLoaded } from "../section-load.tsx";
import { reasonOr, useFailureHandler } from "../use-failure-handler.ts";
import { pulseCalls } from "./pulse-calls.ts";
import { HoursCard, SearchesCard, SourcesCard, TapsCard, ViewsCard } from "./pulse-cards.tsx";
import { GoodsCard, UntouchedCard } from "./pulse-goods.tsx";
import { PulseLinks } from "./pulse-links.tsx";
import "./pulse-page.css";

export const clientLoader = sectionLoader(async () => ({}));

export { shouldRevalidate } from "../../ui/opened.ts";

const SPAN_WORDS: Record<(typeof PULSE_SPANS)[number], string> = {
  1: "Bugün",
  7: "Son 7 gün",
  30: "Son 30 gün",
  365: "Son bir yıl",
};

const SPAN_FIELD = "gun";

/** 'Nabız': what visitors look at, take and do not find, as sums alone. */
export default function PulsePage() {
  const user = useOutletContext<User>();
  const [search, setSearch] = useSearchParams();
  const days = PULSE_SPANS.find((span) => String(span) === search.get(SPAN_FIELD)) ?? 7;
  const { answer, waiting } = useLoaded(() => pulseCalls.report(days), days);
  return (
    <div className="kit-column pulse-page" data-wide>
      <h2>Nabız</h2>
      <div className="kit-row">
        {PULSE_SPANS.map((span) => (
          <Chip
            key={span}
            action={SPAN_WORDS[span]}
            aria-pressed={span === days}
            onClick={() => setSearch({ [SPAN_FIELD]: String(span) }, { replace: true, preventScrollReset: true })}
          />
        ))}
      </div>
      {answer?.isCounted === false && (
        <p className="kit-note" data-tint="butter">
          Sayım kapalı: yeni bir şey sayılmıyor. Aşağıdan açabilirsin.
        </p>
      )}
      {answer ? <Cards report={answer} days={days} /> : waiting}
      {isAdmin(user) && <PulseLinks />}
      <TableButton />
    </div>
  );
}

function Cards({ report, days }: { report: PulseReport; days: number }) {
  const { total, searches, untouched } = report;
  if (Object.values(total).every((times) => times === 0) && searches.length === 0)
    return <p className="kit-soft">Bu günlerde henüz bir şey sayılmadı. Sayılar bir dakika içinde görünür.</p>;
  return (
    <>
      <ViewsCard report={report} days={days} />
      <TapsCard report={report} days={days} />
      <GoodsCard goods={report.goods} />
      {untouched.length > 0 && <UntouchedCard goods={untouched} />}
      <SearchesCard searches={searches} />
      <SourcesCard sources={report.sources} />
      <HoursCard hours={report.hours} />
    </>
  );
}

function TableButton() {
  const handleFailure = useFailureHandler();
  const save = async () => {
    try {
      saveFrom(URL.createObjectURL(await pulseCalls.table()), `nabiz-${istanbulDate(new Date())}.csv`);
    } catch (error) {
      handleFailure(error, reasonOr("Tablo indirilemedi"));
    }
  };
  return (
    <div className="pulse-page-table">
      <PlainButton action="CSV indir" onClick={save} />
      <p className="field-hint">13 ayın bütün sayıları; Excel ve Google E-Tablolar açar.</p>
    </div>
  );
}
