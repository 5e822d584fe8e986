import type { ReactNode } from "react";
import type { PulseReport, PulseTotals } from "../../../domain/pulse/pulse-report.ts";
import { sourceInWords, timesInWords } from "../../../domain/pulse/pulse-words.ts";
import { shownDay } from "../order-sums/day-span.ts";
import { PulseBars, PulseColumns } from "./pulse-pictures.tsx";

type CardProps = { id: string; title: string; children: ReactNode };

export const PulseCard = ({ id, title, children }: CardProps) => (
  <section className="kit-card" aria-labelledby={`nabiz-${id}`}>
    <h3 id={`nabiz-${id}`}>{title}</h3>
    {children}
  </section>
);

type ReportProps = { report: PulseReport; days: number };

/** 'dün 40', 'önceki 7 gün 40' */
const beforeInWords = (days: number, before: PulseTotals | undefined, of: (totals: PulseTotals) => number) =>
  before && `${days === 1 ? "dün bütün gün" : `önceki ${days} gün`} ${timesInWords(of(before))}`;

/** Views, and the days on which they were. */
export function ViewsCard({ report: { total, before, over, days: listed }, days }: ReportProps) {
  const highest = listed.toSorted((one, other) => other.views - one.views)[0];
  const [first] = listed;
  const last = listed.at(-1);
  return (
    <PulseCard id="gorulme" title="Görüntülenme">
      <p className="pulse-page-figure">
        <strong>{timesInWords(total.views)}</strong>
        <span className="kit-soft">{beforeInWords(days, before, ({ views }) => views)}</span>
      </p>
      {days > 1 && highest && highest.views > 0 && first && last && (
        <>
          <p className="kit-soft">
            En çok {shownDay(highest.day)}: {timesInWords(highest.views)}
          </p>
          <PulseColumns
            columns={listed.map(({ day, views }) => ({ key: day, times: views }))}
            first={shownDay(first.day)}
            last={shownDay(last.day)}
          />
        </>
      )}
      {over > 0 && (
        <p className="kit-note" data-tint="butter">
          Bir dakikada sayabileceğimizden fazlası geldi; {timesInWords(over)} tanesi sayılmadı. Bu kadarı çoğunlukla
          gerçek ziyaret değildir.
        </p>
      )}
      <p className="kit-soft">Kaç kez açıldığıdır, kaç kişi olduğu değil.</p>
    </PulseCard>
  );
}

/** Taps that open WhatsApp, with their share, and what was put into the cart. */
export function TapsCard({ report: { total, before }, days }: ReportProps) {
  const taps = ({ asks, orders }: PulseTotals) => asks + orders;
  const share = total.views > 0 ? (taps(total) / total.views) * 100 : 0;
  return (
    <PulseCard id="dokunus" title="WhatsApp'a dokunuş">
      <p className="pulse-page-figure">
        <strong>{timesInWords(taps(total))}</strong>
        <span className="kit-soft">{beforeInWords(days, before, taps)}</span>
      </p>
      <PulseBars
        label="Dokunuşlar"
        rows={[
          { key: "orders", name: "Sipariş", times: total.orders },
          { key: "asks", name: "Soru", times: total.asks },
          { key: "carts", name: "Sepete ekleme", times: total.carts },
        ]}
      />
      {taps(total) > 2 && total.views > 0 && (
        <p className="kit-soft">Her 100 görüntülenmede {share < 1 ? "1'den az" : Math.round(share)} dokunuş.</p>
      )}
    </PulseCard>
  );
}

export const SearchesCard = ({ searches }: Pick<PulseReport, "searches">) => (
  <PulseCard id="arama" title="Aranıp bulunmayanlar">
    {searches.length > 0 ? (
      <PulseBars
        label="Aranıp bulunmayanlar"
        rows={searches.map(({ words, times }) => ({ key: words, name: words, times }))}
      />
    ) : (
      <p className="kit-soft">En az 3 kez aranıp bulunmayan bir şey yok.</p>
    )}
    <p className="kit-soft">Rakamlar gizlenir, harfler küçük ve sade yazılır.</p>
  </PulseCard>
);

export const SourcesCard = ({ sources }: Pick<PulseReport, "sources">) => (
  <PulseCard id="nereden" title="Nereden gelindi">
    <PulseBars
      label="Nereden gelindi"
      rows={sources.map(({ source, views, taps }) => ({
        key: source,
        name: sourceInWords(source),
        times: views,
        ...(taps > 0 && { note: `WhatsApp'a dokunuş ${timesInWords(taps)}` }),
      }))}
    />
  </PulseCard>
);

const twoDigits = (hour: number) => String(hour).padStart(2, "0");

export function HoursCard({ hours }: Pick<PulseReport, "hours">) {
  const highest = Math.max(...hours);
  const busiest = hours.indexOf(highest);
  if (highest === 0) return null;
  return (
    <PulseCard id="saat" title="Saatler">
      <p>
        En çok saat {twoDigits(busiest)}–{twoDigits((busiest + 1) % 24)} arası: {timesInWords(highest)}
      </p>
      <PulseColumns columns={hours.map((times, hour) => ({ key: String(hour), times }))} first="00.00" last="24.00" />
    </PulseCard>
  );
}
