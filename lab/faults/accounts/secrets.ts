import { randomBytes } from "node:crypto";
import type { Canaries } from "./canaries.ts";

export type Sent = { token?: string; body?: unknown; raw?: string; headers?: Record<string, string> };
/** Answers the body or the redirect's target, for any status. */
export type Send = (method: string, path: string, sent?: Sent) => Promise<string>;

export const random = (what: string) => `${what}-${randomBytes(12).toString("hex")}`;

/** A person with all her secrets. */
export function newSecrets(canaries: Canaries) {
  const keep = (name: string, secret: string) => canaries.keep(name, secret);
  return {
    name: keep("name", random("Kanarya")),
    email: keep("e-mail address", `${random("kanarya")}@posta.example`),
    password: keep("password", random("sifre")),
    next: keep("new password", random("yeni")),
    wrong: keep("wrong password", random("yanlis")),
    link: keep("made-up link", randomBytes(32).toString("base64url")),
    sessionId: keep("made-up id of Google", random("oturum")),
    text: keep("searched text", random("aranan")),
    header: keep("header", random("baslik")),
    key: keep("idempotency key", random("anahtar")),
  };
}

export type Secrets = ReturnType<typeof newSecrets>;
