import fc from "fast-check";
import type { Role } from "../../../domain/account/user.ts";
import { THE_SHOP } from "../../../domain/ledger.ts";
import { createSessions } from "../../../server/sign-in/session-tokens.ts";
import { addPerson, type OpenApp } from "../open-app.ts";
import { LABUBU } from "../sample-products.ts";
import { type DescribedCall, describedCalls } from "./described-calls.ts";
import { HUGE_NUMBER, inField, type Known, madeUp } from "./made-up-values.ts";

const CALLERS = ["admin", "admin", "admin", "customer", "nobody", "stranger"] as const;

/** Internals that no caller may read: places in our code, SQL, libraries and paths. */
const LEAK =
  /node_modules|\.ts:\d|\n\s+at |\bselect\b.+\bfrom\b|\binsert into\b|sqlite|kysely|ZodError|TypeError|\/(?:tmp|home|root)\//i;

type Caller = (typeof CALLERS)[number];

type Request = {
  call: DescribedCall;
  caller: Caller;
  path: string;
  body: string | undefined;
  type: string;
};

type Options = { requests: number; seed: number; signal?: AbortSignal };

/**
 * Sends valid and invalid requests generated from the API's own document. The document has to list the status of every answer
 * and describe its body, and no refusal may leak internals. Throws at the first wrong answer. Answers the counts by status.
 */
export async function tryRequests(app: OpenApp, { requests, seed, signal }: Options): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  const tokens = await tokensOf(app);
  const { json } = await app.call("GET", "/api/openapi.json");
  const arbitrary = await requestsFrom(app, describedCalls(json));
  await fc.assert(
    fc.asyncProperty(arbitrary, async ({ call, caller, path, body, type }) => {
      if (signal?.aborted) return;
      const token = await tokens.of(caller);
      const answer = await app.call(call.method, path, {
        token,
        body,
        headers: body === undefined ? {} : { "Content-Type": type },
      });
      if (call.path.endsWith("/logout")) tokens.forget(caller);
      counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
      const described = call.answers.get(answer.status);
      if (!described) throw new Error(`${call.method} ${call.path} answered ${answer.status}: ${answer.text}`);
      if (answer.status >= 500) throw new Error(`${answer.status}: ${answer.text}`);
      described.parse(answer.json);
      if (answer.status >= 400 && LEAK.test(answer.text)) throw new Error(`It leaks internals: ${answer.text}`);
    }),
    { numRuns: requests, seed, endOnFailure: true },
  );
  if (app.log().includes('"level":50')) throw new Error("The log has an error behind a correct answer");
  return counts;
}

async function requestsFrom(app: OpenApp, calls: readonly DescribedCall[]): Promise<fc.Arbitrary<Request>> {
  const products = await Promise.all(
    [1, 2, 3].map((number) => app.catalog.createProduct({ ...LABUBU, name: `Labubu ${number}` }, THE_SHOP)),
  );
  const ids = products.map(({ id }) => id);
  const { image, images, colors, category } = LABUBU;
  const pictures = [image, ...images];
  const fields = {
    id: ids,
    ids,
    category: [category],
    showcase: ["all", category],
    image: pictures,
    images: pictures,
    colors,
    key: colors,
    colorImages: pictures,
  };
  const known = { anywhere: [...ids, ...pictures, ...colors, category], fields };
  const valid = calls.map((call) => requestOf(call, { ...known, hostile: 0 }));
  return fc.oneof(...valid, ...calls.map((call) => requestOf(call, { ...known, hostile: 1 })));
}

function requestOf(call: DescribedCall, known: Known): fc.Arbitrary<Request> {
  const valuesIn = (part: "path" | "query", requiredKeys: "all" | []) => {
    const fields = call.parameters.filter((parameter) => parameter.in === part);
    const values = Object.fromEntries(fields.map(({ name, schema }) => [name, madeUp(schema, inField(name, known))]));
    return fc.record<Record<string, unknown>>(values, {
      requiredKeys: requiredKeys === "all" ? Object.keys(values) : [],
    });
  };
  const body = call.body ? madeUp(call.body.schema, known).map(inJson) : fc.constant(undefined);
  const type = call.body?.type === "image/*" ? "image/png" : "application/json";
  return fc
    .tuple(fc.constantFrom(...CALLERS), valuesIn("path", "all"), valuesIn("query", []), body)
    .map(([caller, names, query, body]) => ({ call, caller, path: addressOf(call.path, names, query), body, type }));
}

function addressOf(path: string, names: Record<string, unknown>, query: Record<string, unknown>): string {
  const written = (value: unknown) => encodeURIComponent(textOf(value).toWellFormed());
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => segment(written(names[name])));
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${written(value)}`);
  return pairs.length > 0 ? `${filled}?${pairs.join("&")}` : filled;
}

/** A path segment; an empty one or dots would be normalised to another path. */
const segment = (text: string) => (/^\.{0,2}$/.test(text) ? "x" : text);

const textOf = (value: unknown) => (typeof value === "string" ? value : inJson(value));

const inJson = (value: unknown): string =>
  (JSON.stringify(value) ?? "").replaceAll(JSON.stringify(HUGE_NUMBER), HUGE_NUMBER);

/** The token of each caller. Logging out ends a token, so the next call signs in again. */
async function tokensOf({ accounts, clock }: OpenApp) {
  const sessions = createSessions(accounts, () => clock.now);
  const signIn = async (role: Role) =>
    sessions.start(await addPerson(accounts, role), { way: "password", device: "Chrome, Android" });
  const tokens = new Map<Caller, Promise<string>>();
  return {
    async of(caller: Caller): Promise<string | undefined> {
      if (caller === "nobody") return undefined;
      if (caller === "stranger") return "fy_yanlis";
      const token = tokens.get(caller) ?? signIn(caller);
      tokens.set(caller, token);
      return token;
    },
    forget: (caller: Caller) => tokens.delete(caller),
  };
}
