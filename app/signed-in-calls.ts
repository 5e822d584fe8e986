import { type CallOptions, call } from "./api-client.ts";
import { currentToken } from "./browser-storage.ts";

export const callSignedIn = <Answer>(method: string, path: string, options: CallOptions = {}) =>
  call<Answer>(method, path, { ...options, token: currentToken() });
