import { ApiError } from "../../api-client.ts";

type Sending = { body: Blob; token: string; signal: AbortSignal; onProgress: (share: number) => void };

/** A phone on a poor line needs this long for half a megabyte. */
const PATIENCE_MS = 60_000;

/** Answers the picture's address. `fetch` tells nothing of how much has been sent, so this is the older way. */
export function uploadPicture({ body, token, signal, onProgress }: Sending): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const fail = () => reject(new ApiError(0));
    call.open("POST", "/api/admin/pictures");
    call.setRequestHeader("Authorization", `Bearer ${token}`);
    call.setRequestHeader("Content-Type", body.type);
    call.responseType = "json";
    call.timeout = PATIENCE_MS;
    call.upload.onprogress = ({ loaded, total }) => onProgress(loaded / Math.max(total, 1));
    call.onerror = fail;
    call.ontimeout = fail;
    call.onabort = fail;
    call.onload = () => {
      const { address, detail } = readAnswer(call.response);
      if (address) resolve(address);
      else reject(new ApiError(call.status, { detail }));
    };
    signal.addEventListener("abort", () => call.abort(), { once: true });
    call.send(body);
  });
}

function readAnswer(answer: unknown): { address?: string; detail?: string } {
  if (typeof answer !== "object" || answer === null) return {};
  if ("detail" in answer && typeof answer.detail === "string") return { detail: answer.detail };
  const picture = "picture" in answer ? answer.picture : undefined;
  if (typeof picture !== "object" || picture === null || !("address" in picture)) return {};
  return typeof picture.address === "string" ? { address: picture.address } : {};
}
