import type { Context } from "hono";
import type { Asker } from "../turns/kitchen.ts";
import { clientAddress, networks } from "./client-address.ts";
import type { Environment } from "./environment.ts";

type Asking = Pick<Context<Environment>, "env" | "req">;

export const addressOf = ({ env, req }: Asking, trustedProxies: number): string =>
  clientAddress(env?.socketAddress ?? "unknown", req.header("X-Forwarded-For") ?? null, trustedProxies);

/** Nobody, when the shop asks itself for what it is going to keep. */
export function askerOf(asking: Asking, trustedProxies: number): Asker | undefined {
  const { socketAddress, isGone = () => false } = asking.env ?? {};
  return socketAddress === undefined ? undefined : { networks: networks(addressOf(asking, trustedProxies)), isGone };
}
