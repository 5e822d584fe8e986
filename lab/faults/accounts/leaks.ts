import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { openDatabase } from "../../../storage/database.ts";
import { type RunningCluster, startCluster } from "../../../tests/support/databases/postgres-cluster.ts";
import { openMailServer } from "../../../tests/support/mail-server.ts";
import { type Shop, startShop } from "../../../tests/support/shop-process.ts";
import type { Held } from "../row.ts";
import { type Canaries, createCanaries } from "./canaries.ts";
import { walkAsCustomer, walkAsOwner } from "./leak-walk.ts";
import { newSecrets, random, type Secrets, type Send } from "./secrets.ts";
import { walkAstray } from "./secrets-astray.ts";

/** Prefix of all test addresses. */
const NETWORK = "198.51.100.";

/** Printed once at the first start (README, Logins). */
const WELCOME = "Yönetici girişi: ";

/** A28: a shop on each database logs at the finest level while every secret is used; then its log is searched for them. */
export async function searchLog(): Promise<Held> {
  const cluster = await startCluster();
  try {
    const found = [await searchLogOf(undefined), await searchLogOf(cluster)];
    const sum = (of: (one: Searched) => number) => found.reduce((all, one) => all + of(one), 0);
    const leaks = found.flatMap((one) => one.leaks);
    return {
      holds: leaks.length === 0 && found.every(({ failed }) => failed > 0),
      figure: [
        `${sum(({ secrets }) => secrets)} secrets in ${sum(({ answers }) => answers)} requests`,
        `${leaks.length} seen in ${sum(({ lines }) => lines)} lines of the log and ${sum(({ errors }) => errors)} error answers (${sum(({ failed }) => failed)} of them 5xx)`,
        ...new Set(leaks),
      ].join(", "),
    };
  } finally {
    await cluster.stop();
  }
}

type Searched = Awaited<ReturnType<typeof searchLogOf>>;

async function searchLogOf(cluster: RunningCluster | undefined) {
  const canaries = createCanaries();
  canaries.keep("address", NETWORK);
  const owner = newSecrets(canaries);
  const mail = await openMailServer();
  const shop = await startShop({
    env: {
      DEMO: "0",
      LOG_LEVEL: "trace",
      TRUST_PROXY: "1",
      SMTP_URL: mail.url,
      SMTP_FROM: "dukkan@fiyonk.example",
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      ...(cluster ? { DATABASE_URL: cluster.url } : {}),
    },
  });
  if (cluster) canaries.keep("password of the database", new URL(cluster.url).password);
  const heard = listen(shop.url, canaries);
  try {
    await walk({ shop, cluster, mail, canaries, send: heard.send, owner });
  } finally {
    await shop.stop();
  }
  while (!shop.log().includes('"event":"stopped"')) await pause(20);
  const lines = shop.log().split("\n");
  const inLog = lines.flatMap((line) =>
    canaries
      .foundIn(line)
      .filter((name) => !(line.startsWith(WELCOME) && name === "e-mail address"))
      .map((name) => `${name} in the log: ${line.slice(0, 200)}`),
  );
  return { ...heard.counts, secrets: canaries.count(), lines: lines.length, leaks: [...inLog, ...heard.leaks] };
}

type Circumstances = {
  shop: Shop;
  cluster: RunningCluster | undefined;
  mail: Awaited<ReturnType<typeof openMailServer>>;
  canaries: Canaries;
  send: Send;
  owner: Secrets;
};

async function walk({ shop, cluster, mail, canaries, send, owner }: Circumstances): Promise<void> {
  const parts = { send, url: shop.url, canaries, letters: mail.letters };
  const customer = newSecrets(canaries);
  await walkAsCustomer(parts, customer);
  const token = await walkAsOwner(parts, owner, customer);
  await walkAstray(send, customer);
  const askForPeople = async () => {
    const { name, email, password } = customer;
    await send("POST", "/api/auth/login", { body: { email, password } });
    await send("POST", "/api/auth/register", { body: { name, email: `${random("baska")}@posta.example`, password } });
    await send("GET", "/api/account", { token });
    await send("POST", "/api/auth/forgot", { body: { email } });
    await send("POST", "/api/auth/reset", { body: { link: customer.link, password } });
  };
  await breakDatabase(shop, askForPeople);
  await mail.close();
  await send("POST", "/api/auth/forgot", { body: { email: owner.email } });
  await cluster?.stopAtOnce();
  await askForPeople();
  await walkAstray(send, owner);
  await cluster?.startAgain();
}

/** Makes every query about accounts fail with the database's own message. */
async function breakDatabase({ location }: Shop, meanwhile: () => Promise<void>): Promise<void> {
  const { db, close } = await openDatabase(location);
  await sql`alter table users rename to users_away`.execute(db);
  await meanwhile();
  await sql`alter table users_away rename to users`.execute(db);
  await close();
}

/** Sends a request and records an error answer. */
function listen(url: string, canaries: Canaries) {
  const counts = { answers: 0, errors: 0, failed: 0 };
  const leaks: string[] = [];
  const send: Send = async (method, path, { token, body, raw, headers } = {}) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        "X-Forwarded-For": `${NETWORK}${counts.answers % 250}`,
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...headers,
      },
      redirect: "manual",
      body: raw ?? (body === undefined ? null : JSON.stringify(body)),
    });
    const text = await answer.text();
    counts.answers += 1;
    if (answer.status >= 400) counts.errors += 1;
    if (answer.status >= 500) counts.failed += 1;
    const said = [text, ...answer.headers.values()].join("\n");
    if (answer.status >= 400) {
      const route = path.split("?")[0]?.slice(0, 20);
      leaks.push(...canaries.foundIn(said).map((name) => `${name} in ${answer.status} of ${method} ${route}`));
    }
    return text || (answer.headers.get("Location") ?? "");
  };
  return { send, counts, leaks };
}
