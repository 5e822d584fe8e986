import { createHmac, randomBytes } from "node:crypto";
import { narrowestNetwork } from "../http/client-address.ts";

/** Random at each start and never stored, so that a leaked log reveals no address. */
const KEY = randomBytes(32);

/** A keyed hash: equal texts get equal marks, so that log lines can be linked, but a mark does not reveal its text. */
export const logMark = (text: string): string =>
  createHmac("sha256", KEY).update(text).digest("base64url").slice(0, 12);

/** The mark of an IPv4 address or an IPv6 /64. */
export const placeMark = (address: string): string => logMark(narrowestNetwork(address));
