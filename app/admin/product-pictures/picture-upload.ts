import { ApiError } from "../../api-client.ts";

type UploadCall = { body: Blob; token: string; signal: AbortSignal; onProgress: (share: number) => void };

type Answer = { picture?: { address: string }; detail?: string };

/** Half a megabyte takes this long on a poor connection. */
const TIMEOUT_MS = 60_000;

/** Answers the picture's address. XMLHttpRequest is used because `fetch` does not report upload progress. */
export function uploadPicture({ body, token, signal, onProgress }: UploadCall): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new ApiError(0));
    request.open("POST", "/api/admin/pictures");
    request.setRequestHeader("Authorization", `Bearer ${token}`);
    request.setRequestHeader("Content-Type", body.type);
    request.responseType = "json";
    request.timeout = TIMEOUT_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / Math.max(total, 1));
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    request.onload = () => {
      const answer: Answer = Object(request.response);
      if (answer.picture) resolve(answer.picture.address);
      else reject(new ApiError(request.status, answer));
    };
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(body);
  });
}
