import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { bodyText, type Letter } from "../../../tests/support/mail-server.ts";
import { LABUBU } from "../../../tests/support/sample-products.ts";
import { playAuthenticator } from "../../../tests/support/second-factor/played-authenticator.ts";
import { shownCode } from "../../../tests/support/second-factor/shown-code.ts";
import type { Canaries } from "./canaries.ts";
import type { Secrets, Send } from "./secrets.ts";

type Parts = { send: Send; url: string; canaries: Canaries; letters: readonly Letter[] };

const read = <Output>(schema: z.ZodType<Output>, text: string): Output => schema.parse(JSON.parse(text));
const signedIn = z.object({ token: z.string(), device: z.string(), user: z.object({ id: z.string() }) });
const linked = z.object({ link: z.string() });
const question = z.looseObject({ challenge: z.string() });
const asked = question.extend({ user: z.looseObject({ id: z.string() }) });

function keepSignIn(canaries: Canaries, text: string): string {
  const { token, device } = read(signedIn, text);
  for (const part of device.split(/[ .]/)) canaries.keep("device", part);
  return canaries.keep("token", token);
}

/** Everything a customer can do, with every mistake. */
export async function walkAsCustomer({ send, url, canaries, letters }: Parts, secrets: Secrets): Promise<void> {
  const { name, email, password, next, wrong, link, sessionId } = secrets;
  await send("POST", "/api/auth/register", { body: { name, email, password: wrong.slice(0, 7) } });
  const token = keepSignIn(canaries, await send("POST", "/api/auth/register", { body: { name, email, password } }));
  await send("POST", "/api/auth/register", { body: { name, email, password } });
  await send("POST", "/api/auth/login", { body: { email, password: wrong } });
  await send("POST", "/api/auth/login", { body: { email, password, device: wrong } });
  await send("POST", "/api/auth/login", { body: { email: `${email}@`, password } });
  await send("POST", "/api/account/password", { token, body: { old: wrong, password: next } });
  await send("POST", "/api/account/password", { token, body: { old: password, password: next } });

  const phone = playAuthenticator(url);
  const made = phone.make(read(asked, await send("POST", "/api/account/passkeys/question", { token })));
  await send("POST", "/api/account/passkeys", { token, body: made });
  canaries.keep("passkey", made.response.attestationObject);
  const toShow = read(question, await send("POST", "/api/auth/passkey/question"));
  canaries.keep("question", toShow.challenge);
  const shown = phone.show(toShow);
  keepSignIn(canaries, await send("POST", "/api/auth/passkey", { body: shown }));
  await send("POST", "/api/auth/passkey", { body: shown });

  await send("POST", "/api/auth/forgot", { body: { email } });
  const words = await written(letters, email);
  const mailed = canaries.keep("link of a letter", words.split("#")[1]?.slice(0, 43) ?? "");
  await send("POST", "/api/auth/reset", { body: { link, password } });
  await send("POST", "/api/auth/reset", { body: { link: mailed, password: "12345678" } });
  await send("POST", "/api/auth/reset", { body: { link: mailed, password } });
  await send("POST", "/api/auth/reset", { body: { link: mailed, password } });
  const again = keepSignIn(canaries, await send("POST", "/api/auth/login", { body: { email, password } }));
  await send("POST", "/api/account/removal", { token: again, body: { password: wrong } });
  await send("POST", "/api/auth/logout", { token: again });
  await send("GET", "/api/auth/me", { token: again });

  await send("POST", "/api/auth/google", { body: { sessionId } });
  const played = new URLSearchParams({ redirect: `${url}/login`, name, email });
  const form = { "Content-Type": "application/x-www-form-urlencoded" };
  const back = await send("POST", "/demo-google", { raw: `${played}`, headers: form });
  const given = canaries.keep("id of Google", back.split("#session_id=")[1] ?? "");
  keepSignIn(canaries, await send("POST", "/api/auth/google", { body: { sessionId: given } }));
  await send("POST", "/api/auth/google", { body: { sessionId: given } });
}

async function written(letters: readonly Letter[], email: string): Promise<string> {
  for (;;) {
    const letter = letters.find(({ to }) => to.includes(email));
    if (letter) return bodyText(letter);
    await pause(20);
  }
}

/** Everything that only an owner can do. */
export async function walkAsOwner({ send, canaries }: Parts, secrets: Secrets, customer: Secrets): Promise<string> {
  const { email, password, wrong, key, text } = secrets;
  const token = keepSignIn(canaries, await send("POST", "/api/auth/login", { body: { email, password } }));
  const made = read(linked, await send("POST", "/api/admin/reset-links", { token, body: { email: customer.email } }));
  canaries.keep("link of an admin", made.link.split("#")[1] ?? "");

  const headers = { "Idempotency-Key": key };
  const product = { ...LABUBU, images: [] };
  await send("POST", "/api/products", { token, headers, body: product });
  await send("POST", "/api/products", { token, headers, body: { ...product, name: `${text} 2` } });
  await send("POST", "/api/products", {
    token,
    headers: { "Idempotency-Key": `${key} ${"x".repeat(300)}` },
    body: product,
  });
  await send("POST", "/api/products", { token, headers, body: { ...product, price: text, category: text } });
  await send("POST", "/api/admin/pictures", { token, raw: text, headers: { "Content-Type": "image/png" } });

  const begun = await send("POST", "/api/account/second-factor/key", { token });
  const { key: seed } = read(z.object({ key: z.string() }), begun);
  canaries.keep("key of an app", seed);
  await send("POST", "/api/account/second-factor", { token, body: { code: wrong } });
  const on = await send("POST", "/api/account/second-factor", { token, body: { code: shownCode(seed, new Date()) } });
  const { recoveryCodes } = read(z.object({ recoveryCodes: z.array(z.string()) }), on);
  for (const code of recoveryCodes) canaries.keep("recovery code", code);
  await send("POST", "/api/auth/login", { body: { email, password } });
  await send("POST", "/api/auth/login", { body: { email, password, code: wrong } });
  const lost = { email, password, code: recoveryCodes[0] };
  keepSignIn(canaries, await send("POST", "/api/auth/login", { body: lost }));
  await send("POST", "/api/auth/login", { body: lost });
  return token;
}
