import { deviceWords } from "../../domain/account/device-words.ts";

/** The other end, as far as a request tells: where it comes from, in words on what, and what the browser carries. */
export type Visitor = { address: string; device: string; cookies: string | null };

export const visitorOf = ({ request, address }: { request: Request; address: string }): Visitor => ({
  address,
  device: deviceWords(request.headers.get("User-Agent") ?? ""),
  cookies: request.headers.get("Cookie"),
});
