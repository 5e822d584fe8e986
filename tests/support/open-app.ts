import { FIRST_CATEGORIES } from "../../content/first-sections.ts";
import type { Account, Accounts } from "../../domain/account/accounts.ts";
import type { SignInWay } from "../../domain/account/session.ts";
import type { Role } from "../../domain/account/user.ts";
import { readConfig } from "../../server/config/config.ts";
import { createLog } from "../../server/log/log.ts";
import { type Overrides, openShop } from "../../server/shop.ts";
import { createPasswords } from "../../server/sign-in/passwords.ts";
import { createSessions } from "../../server/sign-in/session-tokens.ts";

export const PASSWORD = "kurdeleli-kutu-24";

/** The real cost of a password is tested in server/sign-in/passwords.test.ts. */
export const passwordCost = { memory: 64, passes: 1, parallelism: 1 };

type Handler = (request: Request) => Promise<Response>;
type Options = { env?: Record<string, string>; overrides?: Overrides; hasCategories?: boolean };
type CallOptions = { token?: string; body?: unknown; headers?: Record<string, string>; from?: string };

/** Serves a test's own pages instead of the built ones. */
export const pagesOf =
  (pages?: Handler): NonNullable<Overrides["openPages"]> =>
  async () => ({ pages, files: [], inFrontOf: (rest) => rest });

/** The whole shop without a port, on a database in memory, with clocks that stand still. */
export async function openApp({ env = {}, overrides = {}, hasCategories = true }: Options = {}) {
  const clock = { now: new Date("2025-11-21T09:00:00Z"), elapsed: 0 };
  const now = () => clock.now;
  const lines: string[] = [];
  const shop = await openShop(readConfig({ PUBLIC_URL: "https://fiyonk.example", ...env }), {
    log: createLog("debug", { write: (line) => lines.push(line) }),
    dataDir: ":memory:",
    now,
    elapsed: () => clock.elapsed,
    openPages: pagesOf(),
    passwordCost,
    ...overrides,
  });
  const { app, accounts, catalog } = shop;
  if (hasCategories) await catalog.addFirstCategories(FIRST_CATEGORIES);

  async function call(method: string, path: string, { token, body, headers = {}, from }: CallOptions = {}) {
    const response = await app.request(
      path,
      {
        method,
        headers: {
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { "Content-Type": "application/json" }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
      },
      { socketAddress: from ?? "127.0.0.1" },
    );
    const text = await response.text();
    const isJson = text !== "" && response.headers.get("Content-Type")?.includes("json");
    return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : undefined };
  }

  /** Moves both clocks. */
  function wait(ms: number): void {
    clock.now = new Date(clock.now.getTime() + ms);
    clock.elapsed += ms;
  }

  const tokenFor = (account: Account, way: SignInWay) =>
    createSessions(accounts, now).start(account, { way, device: "Chrome, Android" });

  return {
    ...shop,
    clock,
    wait,
    call,
    log: () => lines.join(""),
    tokenOf: (role: Role) => tokenOf(accounts, role, now),
    tokenFor,
  };
}

export type OpenApp = Awaited<ReturnType<typeof openApp>>;

const PEOPLE = {
  admin: { name: "Fiyonk Sahibi", email: "sahibi@fiyonk.example" },
  helper: { name: "Yardımcı", email: "yardimci@fiyonk.example" },
  customer: { name: "Ayşe Yılmaz", email: "ayse@posta.example" },
};

async function tokenOf(accounts: Accounts, role: Role, now: () => Date): Promise<string> {
  return createSessions(accounts, now).start(await addPerson(accounts, role), {
    way: "password",
    device: "Chrome, Android",
  });
}

let passwordHash: Promise<string> | undefined;

export async function addPerson(accounts: Accounts, role: Role): Promise<Account> {
  const { email, name } = PEOPLE[role];
  const known = await accounts.findAccount(email);
  if (known) return known;
  passwordHash ??= createPasswords(passwordCost).hash(PASSWORD);
  return accounts.createAccount({ name, email, role, passwordHash: await passwordHash });
}
