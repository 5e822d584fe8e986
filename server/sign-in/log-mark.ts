import { createHmac, randomBytes } from "node:crypto";
import { networks } from "../http/client-address.ts";

/** Made anew with each start and kept nowhere: a log that is found later tells nobody's address. */
const KEY = randomBytes(32);

/** Equal for equal things, so that an investigation sees what belongs together; it cannot be turned back. */
export const logMark = (thing: string): string =>
  createHmac("sha256", KEY).update(thing).digest("base64url").slice(0, 12);

/** Of an IPv4 address or an IPv6 /64. */
export const placeMark = (address: string): string => logMark(networks(address).at(-1) ?? address);
