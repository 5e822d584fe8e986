import { createHash } from "node:crypto";
import type { AwsClient } from "aws4fetch";
import type { PictureFiles } from "../../domain/catalog/media.ts";
import { codeOf, ShopError } from "../../domain/error.ts";

/** A bucket of a store that speaks S3. `folder` is empty or ends in a slash. */
type S3Place = {
  endpoint: string;
  region: string;
  bucket: string;
  folder: string;
  keyId: string;
  secret: string;
};

/** A request and its repetitions take no longer together. */
const PATIENCE_MS = 10_000;
/** The body, or the code of a refusal. */
type Answer = { body?: Uint8Array; code?: string };

/** Sends requests that are signed with the secret. No error names it. */
export function openS3Files(place: S3Place, patienceMs = PATIENCE_MS): PictureFiles {
  const { endpoint, region, bucket, folder, keyId, secret } = place;
  const root = `${endpoint}/${bucket}`;
  let client: Promise<AwsClient> | undefined;

  /** Imported only when needed: most shops have their pictures in the database. */
  const signing = () => {
    client ??= import("aws4fetch").then(
      (s3) => new s3.AwsClient({ accessKeyId: keyId, secretAccessKey: secret, service: "s3", region }),
    );
    return client;
  };

  /** The signal goes to `fetch` directly: inside a Request it would be lost when garbage is collected. */
  async function sent(method: string, path: string, { signal, ...init }: RequestInit): Promise<Answer> {
    const { headers } = await (await signing()).sign(root + path, { ...init, method });
    const answer = await fetch(root + path, { ...init, method, headers, signal });
    const body = new Uint8Array(await answer.arrayBuffer());
    if (answer.ok) return { body };
    const code = refusalCode(answer.status, Buffer.from(body).toString());
    if (answer.status === 429 || answer.status >= 500) throw new StoreFailure(`${method} ${path}`, code);
    return { code };
  }

  /** The body of the answer; undefined for a missing file. */
  async function ask(method: string, path: string, init: RequestInit = {}): Promise<Uint8Array | undefined> {
    const what = `${method} ${path}`;
    const signal = AbortSignal.timeout(patienceMs);
    const send = () => sent(method, path, { ...init, signal });
    // Every request may be repeated: the store may be busy, or have closed the connection that was kept open.
    const { body, code } = await send()
      .catch(send)
      .catch((cause) => {
        throw storeAway(StoreFailure.of(what, cause));
      });
    if (code === undefined || code === "NoSuchKey") return body;
    throw storeAway(new StoreFailure(what, code));
  }

  const file = (name: string) => `/${folder}${name}`;

  return {
    read: (name) => ask("GET", file(name)),

    has: async (name) => (await ask("HEAD", file(name))) !== undefined,

    async write(name, bytes, type) {
      // The store compares the bytes with their sum.
      const sum = createHash("sha256").update(bytes).digest("hex");
      const headers = { "content-type": type, "x-amz-content-sha256": sum };
      await ask("PUT", file(name), { headers, body: new Uint8Array(bytes) });
    },

    async remove(name) {
      await ask("DELETE", file(name));
    },

    async *list(prefix) {
      for (let page: string | undefined = ""; page !== undefined; ) {
        const query = new URLSearchParams({ "list-type": "2", prefix: folder + prefix });
        if (page !== "") query.set("continuation-token", page);
        const text = Buffer.from((await ask("GET", `?${query}`)) ?? []).toString();
        if (!text.includes("<ListBucketResult")) throw storeAway(new StoreFailure("GET ?list-type=2", NO_STORE));
        for (const found of listedFiles(text)) yield { ...found, name: found.name.slice(folder.length) };
        page = nextPage(text);
      }
    },
  };
}

/** Somebody else answers at this address. */
export const NO_STORE = "not a store";

/** The names are our own, of letters that XML does not escape. */
const FILE = /<Contents>[\s\S]*?<\/Contents>/g;

function* listedFiles(xml: string): Generator<{ name: string; savedAt: Date }> {
  for (const [entry] of xml.matchAll(FILE)) {
    const [name, savedAt] = [inside(entry, "Key"), inside(entry, "LastModified")];
    if (name !== undefined && savedAt !== undefined) yield { name, savedAt: new Date(savedAt) };
  }
}

/** Undefined after the last page. */
const nextPage = (xml: string): string | undefined => inside(xml, "NextContinuationToken");

/** A HEAD has no body. */
const refusalCode = (status: number, xml: string): string =>
  inside(xml, "Code") ?? (status === 404 ? "NoSuchKey" : String(status));

const inside = (xml: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]?.replaceAll("&quot;", '"').replaceAll("&amp;", "&");

/** Why the store of pictures did not do what it was asked: its own code, or the system's where it was not reached. */
export class StoreFailure extends Error {
  readonly reason: string;

  constructor(what: string, reason: string, options?: ErrorOptions) {
    super(`the picture store: ${what}: ${reason}`, options);
    this.name = "StoreFailure";
    this.reason = reason;
  }

  /** `fetch` hides the system's error in its cause. */
  static of(what: string, error: unknown): StoreFailure {
    if (error instanceof StoreFailure) return error;
    const hidden = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const cause = hidden instanceof AggregateError ? hidden.errors[0] : hidden;
    return new StoreFailure(what, codeOf(cause) || (cause instanceof Error ? cause.name : "unknown"), { cause });
  }
}

export const storeAway = (cause: Error) =>
  new ShopError("unavailable", "Görsel deposuna şu an ulaşılamıyor, biraz sonra yeniden dene", {
    cause,
    retryAfterSeconds: 5,
  });
