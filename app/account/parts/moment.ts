const ISTANBUL = { timeZone: "Europe/Istanbul" } as const;
const DAY_AND_TIME = { ...ISTANBUL, day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" } as const;

const ofThisYear = new Intl.DateTimeFormat("tr-TR", DAY_AND_TIME);
const ofAnotherYear = new Intl.DateTimeFormat("tr-TR", { ...DAY_AND_TIME, year: "numeric" });
const year = new Intl.DateTimeFormat("tr-TR", { ...ISTANBUL, year: "numeric" });

/** Such as "22 Kasım 14:05", and "31 Aralık 2025 23:30" in another year. */
export function moment(iso: string, now = new Date()): string {
  const date = new Date(iso);
  return (year.format(date) === year.format(now) ? ofThisYear : ofAnotherYear).format(date);
}
