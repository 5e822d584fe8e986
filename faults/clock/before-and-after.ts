import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { LABUBU } from "../../tests/support/sample-products.ts";
import type { Shop } from "../../tests/support/shop-process.ts";
import { type Callers, callersOf, PASSWORD, type Person } from "../accounts/callers.ts";

/** What is answered to sign-ins and a link from before the jump, and whether what was thrown away has to be there still. */
export type Promised = { customer: number; owner: number; link: number; isInTrash: boolean };

const PAGES = ["/", "/urunler", "/kategori/labubu", "/login", "/healthz", "/readyz"];
const LONGEST_WAIT_SECONDS = 60 * 60;
/** Of a core: one that spins takes a whole one. */
const BUSY = 0.5;

const linked = z.object({ link: z.string() });
const made = z.object({ product: z.object({ id: z.string() }) });

export type Before = Awaited<ReturnType<typeof leaveTraces>>;

/** All that is remembered with its time: sign-ins, failed ones, links, and a product in the trash. */
export async function leaveTraces(callers: Callers) {
  const { done, owner } = callers;
  const token = await callers.logIn(owner);
  const customer = await callers.register();
  const guessed = await callers.register();
  await shutOut(callers, guessed);
  const links = [await linkFor(callers, token), await linkFor(callers, token)];
  const { product } = made.parse(
    JSON.parse(await done("POST", "/api/products", { token, body: { ...LABUBU, images: [] } })),
  );
  await done("DELETE", `/api/products/${product.id}`, { token });
  return { token, customer: customer.token, guessed, links, trashed: product.id };
}

/** Of a person of its own: whoever uses one ends her sign-ins. */
async function linkFor({ done, register }: Callers, token: string): Promise<string> {
  const { email } = await register();
  const text = await done("POST", "/api/admin/reset-links", { token, body: { email } });
  return linked.parse(JSON.parse(text)).link.split("#")[1] ?? "";
}

const wrong = ({ email }: Person) => ({ email, password: "yanlis-sifre-54" });

async function shutOut(callers: Callers, person: Person): Promise<void> {
  for (let time = 0; time < 10; time += 1) {
    const { status } = await callers.call("POST", "/api/auth/login", { body: wrong(person) });
    if (status === 429) return;
  }
  throw new Error("Ten wrong passwords led to no wait");
}

/** What is not as promised. */
export async function seeWhatHolds(shop: Shop, before: Before, promised: Promised): Promise<string[]> {
  const callers = callersOf(shop);
  const { call } = callers;
  const odd: string[] = [];
  const expect = (what: string, seen: unknown, wanted: unknown) => {
    if (seen !== wanted) odd.push(`${what}: ${seen} where ${wanted} was promised`);
  };

  for (const path of PAGES) expect(path, (await call("GET", path)).status, 200);
  const answer = await call("POST", "/api/auth/login", { body: callers.owner });
  expect("the owner's new sign-in", answer.status, 200);
  const { token } = z.object({ token: z.string() }).parse(JSON.parse(answer.text));
  expect("what it opens", (await call("GET", "/api/admin/products", { token })).status, 200);
  expect(
    "the owner's earlier one",
    (await call("GET", "/api/auth/me", { token: before.token })).status,
    promised.owner,
  );
  const earlier = await call("GET", "/api/auth/me", { token: before.customer });
  expect("a customer's earlier one", earlier.status, promised.customer);
  const body = { link: before.links.shift(), password: PASSWORD };
  expect("a link", (await call("POST", "/api/auth/reset", { body })).status, promised.link);
  const trash = (await call("GET", "/api/admin/trash", { token })).text;
  if (promised.isInTrash) expect("in the trash", trash.includes(before.trashed), true);
  odd.push(...(await oddWaits(callers, before.guessed)));
  expect("calm", await isCalm(shop), true);
  expect("failures in the log", /"level":[56]0|request_failed/.exec(shop.log())?.[0], undefined);
  return odd;
}

/** Whoever guessed before waits no longer than anybody does, and never a negative time. */
async function oddWaits({ call }: Callers, guessed: Person): Promise<string[]> {
  const { status, rawHeaders } = await call("POST", "/api/auth/login", { body: wrong(guessed) });
  if (status === 401) return [];
  const seconds = Number(rawHeaders[rawHeaders.findIndex((name) => name.toLowerCase() === "retry-after") + 1]);
  const isWait = status === 429 && Number.isInteger(seconds) && seconds > 0 && seconds <= LONGEST_WAIT_SECONDS;
  return isWait ? [] : [`a guess: ${status}, Retry-After ${seconds}`];
}

/** In one of some seconds at least: after the first visits pages are still being compressed. */
async function isCalm({ pid }: Shop): Promise<boolean> {
  for (let second = 0; second < 10; second += 1) {
    const before = secondsWorked(pid);
    await pause(1000);
    if (secondsWorked(pid) - before < BUSY) return true;
  }
  return false;
}

/** Of all its threads, in hundredths behind the name in brackets. */
function secondsWorked(pid: number | undefined): number {
  const [, rest = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const fields = rest.split(" ").map(Number);
  return ((fields[11] ?? 0) + (fields[12] ?? 0)) / 100;
}
