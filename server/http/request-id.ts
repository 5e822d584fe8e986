import { randomUUID } from "node:crypto";

export const REQUEST_ID = "X-Request-Id";

const WELL_FORMED = /^[A-Za-z0-9-]{1,64}$/;

/** The id that a proxy of ours gave, so that its log and the shop's can be read together; otherwise a new one. */
export const requestIdOf = (given: string | undefined, trustedProxies: number): string =>
  trustedProxies > 0 && given !== undefined && WELL_FORMED.test(given) ? given : randomUUID();
