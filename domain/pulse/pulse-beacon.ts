/** Things that visitors do. `ask`, `order`: taps that open WhatsApp. `empty`: a search without a result. */
export const BEACON_EVENTS = ["view", "ask", "order", "cart", "empty"] as const;
export type BeaconEvent = (typeof BEACON_EVENTS)[number];

/** The kinds of places from which visitors come. */
export const BEACON_SOURCES = ["instagram", "whatsapp", "google", "direct", "other"] as const;
export type BeaconSource = (typeof BEACON_SOURCES)[number];

/** The parameter of a link that the owner made for a story or an influencer. */
export const LINK_FIELD = "k";

/** The address to which browsers tell what happened. What they tell is no part of it, because addresses stand in logs. */
export const PULSE_PATH = "/api/nabiz";

/** All that a browser tells. Nothing of it belongs to a person or a device. */
export type Beacon = {
  event: BeaconEvent;
  source: BeaconSource;
  path: string;
  /** The word of the link by which the visit came. */
  link?: string | undefined;
  /** The words of a search. */
  words?: string | undefined;
};
