import { type CallOptions, call } from "./api-client.ts";
import { currentToken } from "./session.tsx";

export const callSignedIn = <Answer>(method: string, path: string, options: CallOptions = {}) =>
  call<Answer>(method, path, { ...options, token: currentToken() });
