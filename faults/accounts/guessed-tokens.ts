import { randomBytes, randomInt } from "node:crypto";
import type { OutgoingHttpHeaders } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import { createSessions } from "../../server/sign-in/session-tokens.ts";
import { createAccounts } from "../../storage/account/stored-accounts.ts";
import { openDatabase } from "../../storage/database.ts";
import { startShop } from "../../tests/support/shop-process.ts";
import type { Held, Tools } from "../row.ts";
import { type Callers, callersOf } from "./callers.ts";
import { takeBack } from "./tokens-taken-back.ts";

const SENT = 20_000;
const LOOKED_UP = 1_000_000;
const ROUNDS = 5;
const AT_ONCE = 16;
const ASKED = ["/api/auth/me", "/api/admin/products"];

const randomToken = () => `fy_${randomBytes(32).toString("base64url")}`;

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** One letter of it is another one. */
function nearly(token: string): string {
  const at = randomInt(3, token.length);
  const others = LETTERS.replace(token.charAt(at), "");
  return `${token.slice(0, at)}${others.charAt(randomInt(others.length))}${token.slice(at + 1)}`;
}

const authorized = (Authorization: string | string[]): OutgoingHttpHeaders => ({ Authorization });

/** Headers that carry no token that counts, though most are made from one that does. */
const SHAPES: ((real: string, over: readonly string[]) => OutgoingHttpHeaders)[] = [
  () => authorized(`Bearer ${randomToken()}`),
  (real) => authorized(`Bearer ${nearly(real)}`),
  (real) => authorized(`Bearer ${real.slice(0, randomInt(real.length))}`),
  (real) => authorized(`Bearer ${real}${LETTERS.charAt(randomInt(64))}`),
  (_, over) => authorized(`Bearer ${over[randomInt(over.length)]}`),
  (real) => authorized([`Bearer ${real}`, `Bearer ${real}`]),
  (real) => authorized([`Bearer ${randomToken()}`, `Bearer ${real}`]),
  (real) => authorized(`Bearer ${real}, Bearer ${randomToken()}`),
  (real) => authorized(`Bearer ["${real}"]`),
  (real) => authorized(`Bearer  ${real}`),
  (real) => authorized(`Basic ${Buffer.from(`${real}:`).toString("base64")}`),
  (real) => authorized(`${["Basic", "Token", "bearer", "BEARER", "Bearer:"][randomInt(5)]} ${real}`),
  (real) => authorized(`Bearer ${real.toLowerCase()}`),
  (real) => authorized(`Bearer ${real.replace("fy_", ["", "FY_", "fx_", "fy-"][randomInt(4)] ?? "")}`),
  (real) => authorized(`Bearer ${encodeURIComponent(`${real}\n`)}`),
  (real) => authorized(["", "Bearer", "Bearer null", "Bearer undefined", real][randomInt(5)] ?? ""),
  (real) => ({ Cookie: `token=${real}; session=${real}`, "X-Api-Key": real, "Proxy-Authorization": `Bearer ${real}` }),
  () => ({}),
];

/** A26: 20,000 in every shape through the front door, a million through what finds a sign-in by its token. */
export async function guessTokens({ signal }: Tools): Promise<Held> {
  const shop = await startShop({ env: { DEMO: "0", TRUST_PROXY: "1", LOG_LEVEL: "warn" } });
  const { db, close } = await openDatabase(shop.place);
  try {
    const callers = callersOf(shop);
    const owner = await callers.logIn(callers.owner);
    const { taken, over, letIn } = await takeBack({ callers, db, owner }, ROUNDS);
    const statuses = await send(callers, owner, over);
    const found = await lookUp(
      createSessions(createAccounts(db), () => new Date()),
      owner,
      signal,
    );
    const isStillIn = (await callers.call("GET", "/api/admin/products", { token: owner })).status === 200;
    const refused = statuses.get(401) ?? 0;
    return {
      holds: isStillIn && letIn.length === 0 && refused === SENT && found.tried === LOOKED_UP && found.accepted === 0,
      figure: [
        `${refused} of ${SENT} in ${SHAPES.length} shapes refused`,
        `${found.accepted} of ${found.tried} looked up were found`,
        `${taken} taken back, ${letIn.length} let in afterwards ${letIn.slice(0, 3).join("; ")}`.trim(),
      ].join(", "),
    };
  } finally {
    await close();
    await shop.stop();
  }
}

async function send(callers: Callers, real: string, over: readonly string[]): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  let sent = 0;
  const guesser = async () => {
    while (sent < SENT) {
      const headers = SHAPES[sent % SHAPES.length]?.(real, over);
      const path = ASKED[Math.floor(sent / SHAPES.length) % ASKED.length] ?? "";
      sent += 1;
      const { status } = await callers.call("GET", path, { headers });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, guesser));
  return statuses;
}

/** Half of them are one letter away from a token that counts. */
async function lookUp({ find }: ReturnType<typeof createSessions>, real: string, signal: AbortSignal) {
  let [tried, accepted] = [0, 0];
  for (; tried < LOOKED_UP && !signal.aborted; tried += 1) {
    // SQLite answers at once, so nothing else would be heard: no end of the row's time, no end of a connection.
    if (tried % 1000 === 0) await nextTurn();
    if (await find(tried % 2 === 0 ? randomToken() : nearly(real))) accepted += 1;
  }
  return { tried, accepted };
}
