const MOMENT = new Intl.DateTimeFormat("tr-TR", {
  ...{ day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" },
  timeZone: "Europe/Istanbul",
});

/** Such as "22 Kasım 14:05". */
export const moment = (iso: string): string => MOMENT.format(new Date(iso));
