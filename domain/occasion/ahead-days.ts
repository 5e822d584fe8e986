/** The shelf and the slide of a day appear this many days before it, if the owner says nothing else. */
export const AHEAD_DAYS = 21;
