import { recentMoment } from "../../ui/moment.ts";

type NightlyLineProps = { lastAt: string | null; isFailing: boolean; reason: string | null };

/** When the last copy was made by night, and what is wrong if none was. */
export function NightlyLine({ lastAt, isFailing, reason }: NightlyLineProps) {
  if (isFailing) {
    return (
      <p role="alert">
        Bu geceki kopya alınamadı; dükkân yeniden deniyor. {reason && `${reason}. `}
        {lastAt && `Son kopya ${recentMoment(lastAt)}.`}
      </p>
    );
  }
  return (
    <p>
      Dükkân her gece kendi kopyasını alır: son 7 gün ve 4 hafta burada durur.{" "}
      {lastAt ? `Son kopya ${recentMoment(lastAt)}.` : "İlki bu gece alınacak."}
    </p>
  );
}
