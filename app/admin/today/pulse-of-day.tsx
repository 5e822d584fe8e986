import { Link } from "react-router";
import { timesInWords } from "../../../domain/pulse/pulse-words.ts";
import { panelAddresses } from "../../../domain/web/panel-addresses.ts";
import type { TodayAnswer } from "../../../domain/web/panel-answers.ts";
import { PulseColumns } from "../pulse/pulse-pictures.tsx";

type PulseOfDayProps = NonNullable<TodayAnswer["pulse"]>;

/** Today's views in a line, and those of seven days as a picture. Days on which nobody came yet say nothing. */
export function PulseOfDay({ taps, days }: PulseOfDayProps) {
  const [yesterday, today] = days.slice(-2);
  if (!yesterday || !today || days.every(({ views }) => views === 0)) return null;
  return (
    <div className="today-page-pulse">
      <p className="kit-soft">
        <Link className="kit-links-plain" to={panelAddresses.pulse}>
          Görüntülenme {timesInWords(today.views)}
        </Link>{" "}
        · WhatsApp'a dokunuş {timesInWords(taps)} · dün {timesInWords(yesterday.views)} görüntülenme
      </p>
      <PulseColumns
        columns={days.map(({ day, views }) => ({ key: day, times: views }))}
        first="6 gün önce"
        last="bugün"
      />
    </div>
  );
}
