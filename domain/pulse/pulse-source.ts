import type { BeaconSource } from "./pulse-beacon.ts";

type Arrival = {
  /** The page from which the browser came; empty if there is none or it is not said. */
  referrer: string;
  /** The name by which the browser calls itself. Only the browsers inside of two apps are looked for in it. */
  agent: string;
  /** The shop's own host. */
  host: string;
};

const HOSTS: readonly (readonly [BeaconSource, RegExp])[] = [
  ["instagram", /(?:^|\.)instagram\.com$|^com\.instagram\./],
  ["whatsapp", /(?:^|\.)(?:whatsapp\.com|wa\.me)$|^com\.whatsapp/],
  ["google", /(?:^|\.)google\.[a-z]{2,3}(?:\.[a-z]{2})?$|^com\.google\./],
];

/** The kind of place from which a visit came. */
export function sourceOf({ referrer, agent, host }: Arrival): BeaconSource {
  if (/\bInstagram\b/.test(agent)) return "instagram";
  if (/\bWhatsApp\b/.test(agent)) return "whatsapp";
  const [, from = ""] = /^[a-z-]+:\/\/([^/:?#]+)/.exec(referrer) ?? [];
  if (from === "" || from === host) return "direct";
  return HOSTS.find(([, hosts]) => hosts.test(from))?.[0] ?? "other";
}

/** A program that says so. Cubot makes phones. */
export const isRobot = (agent: string): boolean =>
  /(?<!cu)bot\b|crawl|spider|headless|lighthouse|preview|externalhit/i.test(agent);
