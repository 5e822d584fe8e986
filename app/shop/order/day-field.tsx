import { DAY_MS, isoDate } from "../../../domain/istanbul.ts";
import { dayInWords } from "../../../domain/shop/arrival.ts";
import type { Times } from "../../../domain/shop/chat-hours.ts";
import { wishedDays } from "../../../domain/shop/order-arrival.ts";
import { Select } from "../../ui/field.tsx";
import { typedDetails } from "./details-state.ts";

type DayFieldProps = { day: string; times: Times; now: Date };

/** Only days that can be kept, in words. One that was chosen before stays in sight until another is. */
export function DayField({ day, times, now }: DayFieldProps) {
  const days = wishedDays(times, now);
  const [first] = days;
  if (first === undefined) return null;
  const chosen = day === "" ? [] : [Date.parse(day) / DAY_MS];
  return (
    <Select
      label="İstenen gün"
      name="day"
      hint={`En erken ${dayInWords(first)}. Daha önce lazımsa nota yaz, bakalım.`}
      value={day}
      onChange={({ target }) => typedDetails.change({ day: target.value })}
    >
      <option value="">Fark etmez</option>
      {[...new Set([...chosen, ...days])].map((one) => (
        <option key={one} value={isoDate(one)}>
          {dayInWords(one)}
        </option>
      ))}
    </Select>
  );
}
