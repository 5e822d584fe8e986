import { isIPv4, isIPv6 } from "node:net";
import type { Context } from "hono";

/** Trusts X-Forwarded-For only as far as our own proxies wrote it: with n proxies, the nth address from the right. */
export function clientAddress(socket: string, forwardedFor: string | null, trustedProxies: number): string {
  if (trustedProxies === 0) return plain(socket);
  const hops = (forwardedFor ?? "").split(",").map((hop) => hop.trim());
  const forwarded = plain(hops.at(-trustedProxies) ?? "");
  return isIPv4(forwarded) || isIPv6(forwarded) ? forwarded : plain(socket);
}

export const addressOf = ({ env, req }: Pick<Context<Environment>, "env" | "req">, trustedProxies: number): string =>
  clientAddress(env?.socketAddress ?? "unknown", req.header("X-Forwarded-For") ?? null, trustedProxies);

/** The networks around an address, the widest first: /32 (a carrier), /48, /56 and /64 (a flat) in IPv6; /16, /24 and the address in IPv4. */
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

/** An IPv4 address itself, and the /64 that one household has of IPv6. */
export const narrowestNetwork = (address: string): string => networks(address).at(-1) ?? address;

/** A network as text for people: the first half of an IPv4 address, the first two groups of an IPv6 one. */
export function coarseNetwork(address: string): string {
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

/** Given by the listener. */
type Bindings = { socketAddress?: string };

/** The context of each request in Hono. */
export type Environment = { Bindings: Bindings; Variables: { route: string } };
