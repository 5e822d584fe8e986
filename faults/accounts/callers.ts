import type { OutgoingHttpHeaders } from "node:http";
import { z } from "zod";
import { ask } from "../../bench/ask.ts";
import type { Shop } from "../../tests/support/shop-process.ts";

export const PASSWORD = "mavi-kurdele-52";

type Options = { token?: string; body?: unknown; from?: string; headers?: OutgoingHttpHeaders };

const signedIn = z.object({ token: z.string() });

export type Person = { email: string; password: string };

/** Who calls a shop that believes one proxy: each from a network of her own, so that nobody is counted with another. */
export function callersOf({ url, adminEmail, adminPassword }: Shop) {
  let networks = 0;
  let people = 0;
  const anywhere = () => {
    networks += 1;
    return `10.${networks >> 8}.${networks & 255}.1`;
  };

  async function call(method: string, path: string, { token, body, from = anywhere(), headers }: Options = {}) {
    const authorization = token === undefined ? {} : { Authorization: `Bearer ${token}` };
    const answer = await ask(`${url}${path}`, {
      method,
      headers: { "X-Forwarded-For": from, ...authorization, ...headers },
      body,
    });
    return { status: answer.status, rawHeaders: answer.rawHeaders, text: answer.body.toString() };
  }

  /** Throws where it does not come out as it should. */
  async function done(method: string, path: string, options?: Options): Promise<string> {
    const { status, text } = await call(method, path, options);
    if (status >= 300) throw new Error(`${method} ${path} was answered ${status}: ${text}`);
    return text;
  }

  const enter = async (path: string, body: unknown) =>
    signedIn.parse(JSON.parse(await done("POST", `/api/auth/${path}`, { body }))).token;

  return {
    call,
    done,
    owner: { email: adminEmail, password: adminPassword },
    logIn: ({ email, password }: Person) => enter("login", { email, password }),
    async register(): Promise<Person & { token: string }> {
      people += 1;
      const person = { email: `kisi-${people}@posta.example`, password: PASSWORD };
      return { ...person, token: await enter("register", { name: "Ayşe", ...person }) };
    },
  };
}

export type Callers = ReturnType<typeof callersOf>;
