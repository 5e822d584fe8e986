import type { Sections } from "../../../domain/settings/sections.ts";
import { dayOffInWords, hoursInWords, todaysHours } from "../../../domain/shop/hours-words.ts";
import { useIsHydrated } from "../../page-store.ts";
import { Dated } from "./dated.tsx";

/** The opening hours on the contact page. What is true today only the browser knows; its line has reserved room. */
export default function ContactHours({ hours }: { hours: Sections["hours"] }) {
  const isHydrated = useIsHydrated();
  const lastDayOff = hours.daysOff
    .map(({ until }) => until)
    .toSorted()
    .at(-1);
  return (
    <section className="info-section info-page-hours">
      <h2>Çalışma saatleri</h2>
      {hours.week.length > 0 && (
        <>
          <p className="info-page-today">{isHydrated && todaysHours(hours, new Date())}</p>
          <ul>
            {hoursInWords(hours.week).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      )}
      {lastDayOff !== undefined && (
        <Dated from="" until={lastDayOff}>
          <h3>Kapalı günler</h3>
          {hours.daysOff.map((dayOff) => (
            <Dated key={dayOff.from} from="" until={dayOff.until}>
              <p>{dayOffInWords(dayOff)}</p>
            </Dated>
          ))}
        </Dated>
      )}
    </section>
  );
}
