import { isIPv4, isIPv6 } from "node:net";

/** Headers are believed only as far as proxies of ours wrote them: the nth from the right, for n proxies. */
export function clientAddress(socket: string, forwardedFor: string | null, trustedProxies: number): string {
  if (trustedProxies === 0) return plain(socket);
  const hops = (forwardedFor ?? "").split(",").map((hop) => hop.trim());
  const told = plain(hops.at(-trustedProxies) ?? "");
  return isIPv4(told) || isIPv6(told) ? told : plain(socket);
}

/** One household or one attacker owns a whole IPv6 /64, so that is what counts as an address. */
export function network(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail = ""] = address.split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const zeros = address.includes("::") ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0") : [];
  return [...before, ...zeros, ...after].slice(0, 4).join(":");
}

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");
