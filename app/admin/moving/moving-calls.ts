import type { DoneStep } from "../../../domain/ledger.ts";
import type { MovePreview } from "../../../domain/moving/move-preview.ts";
import type { Changeable } from "../../../domain/moving/moved-input.ts";
import type { MovedProduct, ORIGIN_KINDS } from "../../../domain/moving/moved-product.ts";
import type { OutTable } from "../../../domain/out-table.ts";
import { ApiError, fetchApi } from "../../api-client.ts";
import { currentToken } from "../../browser-storage.ts";
import { callSignedIn } from "../../session-calls.ts";
import { fetchFile } from "../fetched-file.ts";

export type WantedMove = {
  products: readonly MovedProduct[];
  /** What of the shop's own products may change. */
  changing: readonly Changeable[];
  /** The name of the category for products that have none. */
  category: string;
};

/** The pictures that still lie at other addresses. `failed` are those that gave none this time. */
export type PicturesLeft = {
  fetched: number;
  left: number;
  /** The products that have them. */
  products: number;
  failed: { product: string; address: string }[];
};

const PATIENCE_MS = 120_000;

/** Thousands of products are megabytes, which a phone sends in time only when they are packed. */
async function sendPacked<Answer>(path: string, body: WantedMove): Promise<Answer> {
  const packed = new Blob([JSON.stringify(body)]).stream().pipeThrough(new CompressionStream("gzip"));
  const answer = await fetchApi(path, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${currentToken()}`,
      "Content-Type": "application/json",
      "Content-Encoding": "gzip",
    },
    body: await new Response(packed).blob(),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return answer.json().catch((cause: unknown) => {
    throw new ApiError(0, {}, { cause });
  });
}

export const movingCalls = {
  preview: (body: WantedMove) => sendPacked<MovePreview>("/admin/moving/preview", body),
  /** `expected` is the fingerprint of the preview that she has seen. */
  apply: (body: WantedMove & { expected: string }) => sendPacked<DoneStep>("/admin/moving", body),
  picturesLeft: () => callSignedIn<Pick<PicturesLeft, "left" | "products">>("GET", "/admin/moving/pictures"),
  /** Brings the next few pictures into the shop. `skip` are addresses that failed before. */
  takePictures: (skip: readonly string[]) =>
    callSignedIn<PicturesLeft>("POST", "/admin/moving/pictures", { body: { skip } }),
  /** The shop's products as another place would be told of them. */
  products: () => callSignedIn<{ products: MovedProduct[] }>("GET", "/admin/moving/products"),
  /** The persons of the book of orders. */
  customers: () => callSignedIn<OutTable>("GET", "/admin/customers"),
  metaFile: () => fetchFile("/admin/moving/meta"),
  /** The marks of what was brought in before. */
  origins: (kind: (typeof ORIGIN_KINDS)[keyof typeof ORIGIN_KINDS]) =>
    callSignedIn<{ marks: string[] }>("GET", `/admin/moving/origins?kind=${kind}`).then(({ marks }) => marks),
};
