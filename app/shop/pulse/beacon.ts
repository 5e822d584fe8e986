import { type BeaconEvent, LINK_FIELD, PULSE_PATH } from "../../../domain/pulse/pulse-beacon.ts";
import { isRobot, sourceOf } from "../../../domain/pulse/pulse-source.ts";
import { searchedWords } from "../../../domain/pulse/searched-words.ts";
import { OCCASION_PAGE } from "../../../domain/web/occasion-address.ts";
import { PAGE_PATHS } from "../../../domain/web/page-paths.ts";
import { currentToken } from "../../browser-storage.ts";

/** The page that the tab opened, before any navigation inside of the shop. */
const opened = new URL(performance.getEntriesByType("navigation")[0]?.name ?? location.href);

/** Known as long as the page: nothing is written on the device. */
const arrival = {
  source: sourceOf({ referrer: document.referrer, agent: navigator.userAgent, host: location.hostname }),
  link: opened.searchParams.get(LINK_FIELD) ?? undefined,
};

/** The path that was left for another by a tap before this file came. */
export const earlierPath = (): string | undefined =>
  opened.pathname !== location.pathname && navigator.userActivation?.hasBeenActive ? opened.pathname : undefined;

const folderOf = (path: string) => path.split("/")[1];

/** The page of an order is none of these: its address is the customer's own. */
const FOLDERS = [...Object.values(PAGE_PATHS), OCCASION_PAGE].map(folderOf);

/** Tells the shop. Nothing is told of programs that say that they are one, and of people who are signed in. */
export function tell(event: BeaconEvent, path: string, words?: string) {
  if (navigator.webdriver || isRobot(navigator.userAgent) || currentToken() || !FOLDERS.includes(folderOf(path)))
    return;
  navigator.sendBeacon(PULSE_PATH, JSON.stringify({ event, path, ...arrival, words: words && searchedWords(words) }));
}
