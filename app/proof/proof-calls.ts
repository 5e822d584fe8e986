import { type CallOptions, call } from "../api-client.ts";
import { currentToken } from "../session.tsx";

export type Proof = { password: string } | { code: string };

export const callSignedIn = <Answer>(method: string, path: string, options: CallOptions = {}) =>
  call<Answer>(method, path, { ...options, token: currentToken() });

export const prove = (body: Proof) => callSignedIn("POST", "/account/proof", { body });
