import { deviceWords } from "../../domain/account/device-words.ts";

/** What a request tells about its sender: the address, the device in words, and the cookies. */
export type Visitor = { address: string; device: string; cookies: string | null };

export const visitorOf = ({ request, address }: { request: Request; address: string }): Visitor => ({
  address,
  device: deviceWords(request.headers.get("User-Agent") ?? ""),
  cookies: request.headers.get("Cookie"),
});
