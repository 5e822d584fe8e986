import { Link } from "react-router";
import { timesInWords } from "../../../domain/pulse/pulse-words.ts";
import { panelAddresses } from "../../../domain/web/panel-addresses.ts";
import type { TodayAnswer } from "../../../domain/web/panel-answers.ts";

type PulseOfDayProps = NonNullable<TodayAnswer["pulse"]>;

/** Today's views in a line. A day on which nobody came yet says nothing. */
export const PulseOfDay = ({ views, taps, viewsBefore }: PulseOfDayProps) =>
  views + viewsBefore > 0 && (
    <p className="kit-soft today-page-pulse">
      <Link className="kit-links-plain" to={panelAddresses.pulse}>
        Görüntülenme {timesInWords(views)}
      </Link>{" "}
      · WhatsApp'a dokunuş {timesInWords(taps)} · dün bütün gün {timesInWords(viewsBefore)}
    </p>
  );
