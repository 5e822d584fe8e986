import type { Page, Response } from "@playwright/test";

export const KINDS = ["HTML", "JavaScript", "CSS", "font", "pictures", "other"] as const;
export type Kind = (typeof KINDS)[number];

/** Bytes of one response: its compressed body, and its status line and headers. */
export type Travel = { kind: Kind; url: string; body: number; headers: number };

/** Records responses from now on. The returned function resolves when all responses so far are complete. */
export function recordTravels(page: Page): () => Promise<Travel[]> {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  return () => Promise.all(responses.map(travelOf));
}

async function travelOf(response: Response): Promise<Travel> {
  await response.finished();
  const { responseBodySize, responseHeadersSize } = await response.request().sizes();
  const kind = kindOf(response.headers()["content-type"] ?? "");
  return { kind, url: response.url(), body: responseBodySize, headers: responseHeadersSize };
}

function kindOf(contentType: string): Kind {
  if (contentType.startsWith("text/html")) return "HTML";
  if (contentType.startsWith("text/javascript")) return "JavaScript";
  if (contentType.startsWith("text/css")) return "CSS";
  if (contentType.startsWith("font/")) return "font";
  return contentType.startsWith("image/") ? "pictures" : "other";
}
