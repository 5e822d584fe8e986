import { SLUG } from "../slug.ts";

/** The path of a special day's page. It stands apart from PAGE_PATHS, because on most days no page leads there. */
export const OCCASION_PAGE = "/ozel-gun/:slug";

/** `/ozel-gun/anneler-gunu` */
export const occasionAddress = (id: string): string => OCCASION_PAGE.replace(":slug", id);

const CALENDAR_FILE = ".ics";

/** `/ozel-gun/anneler-gunu.ics`: the day as a file for the visitor's own calendar. */
export const reminderAddress = (id: string): string => occasionAddress(id) + CALENDAR_FILE;

/** The day whose calendar file lies at this path; undefined for other paths. */
export function remindedDay(path: string): string | undefined {
  const folder = occasionAddress("");
  if (!path.startsWith(folder) || !path.endsWith(CALENDAR_FILE)) return undefined;
  const id = path.slice(folder.length, -CALENDAR_FILE.length);
  return SLUG.test(id) ? id : undefined;
}
