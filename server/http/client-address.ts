import { isIPv4, isIPv6 } from "node:net";
import type { Context } from "hono";
import type { Environment } from "./environment.ts";

/** Headers are believed only as far as proxies of ours wrote them: the nth from the right, for n proxies. */
export function clientAddress(socket: string, forwardedFor: string | null, trustedProxies: number): string {
  if (trustedProxies === 0) return plain(socket);
  const hops = (forwardedFor ?? "").split(",").map((hop) => hop.trim());
  const told = plain(hops.at(-trustedProxies) ?? "");
  return isIPv4(told) || isIPv6(told) ? told : plain(socket);
}

export const addressOf = ({ env, req }: Pick<Context<Environment>, "env" | "req">, trustedProxies: number): string =>
  clientAddress(env?.socketAddress ?? "unknown", req.header("X-Forwarded-For") ?? null, trustedProxies);

/**
 * The networks around an address, from the widest to the narrowest: in IPv6 a carrier, a site, a house and a flat (/32, /48, /56, /64), in
 * IPv4 a carrier's part (/16), the /24 and the address.
 */
export function networks(address: string): [wide: string, ...narrower: string[]] {
  if (!isIPv6(address)) {
    const parts = address.split(".");
    return [`${parts.slice(0, 2).join(".")}/16`, `${parts.slice(0, 3).join(".")}/24`, address];
  }
  const [first = 0, second = 0, third = 0, fourth = 0] = groupsOf(address);
  const carrier = `${first.toString(16)}:${second.toString(16)}`;
  const site = `${carrier}:${third.toString(16)}`;
  const house = `${site}:${(fourth & 0xff00).toString(16)}`;
  return [`${carrier}/32`, `${site}/48`, `${house}/56`, `${site}:${fourth.toString(16)}/64`];
}

/** The network as a person reads it: half of an IPv4 address, the first two groups of an IPv6 one. */
export function coarsePlace(address: string): string {
  if (!isIPv6(address)) return `${address.split(".").slice(0, 2).join(".")}.x.x`;
  const [first = 0, second = 0] = groupsOf(address);
  return `${first.toString(16)}:${second.toString(16)}:…`;
}

function groupsOf(address: string): number[] {
  const [head = "", tail = ""] = address.split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const zeros = address.includes("::") ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0") : [];
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16));
}

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");
