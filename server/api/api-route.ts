import { z } from "zod";
import { ShopError } from "../../domain/error.ts";
import { readJson, streamedBody } from "../http/bounded-body.ts";
import { expectedRevision } from "../http/request-guard.ts";
import type { Log, LogFields } from "../log/log.ts";
import { type Access, type Caller, type CallerParts, type Staff, type Visitor, visitorOf } from "../sign-in/access.ts";
import type { AccountEvents, RecordedKind } from "../sign-in/account-events.ts";
import type { FreshProof } from "../sign-in/fresh-proof.ts";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export type ApiPath = `/api/${string}`;

/** The services that every route shares. */
export type RouteParts = CallerParts & {
  freshProof: Pick<FreshProof, "require">;
  events: Pick<AccountEvents, "record">;
  log: Pick<Log, "info">;
};

type Incoming = {
  request: Request;
  params: Record<string, string>;
  address: string;
};

type Call<Known, Query, Body> = Omit<Incoming, "address"> & {
  /** The `:id` of the path. */
  id: string;
  visitor: Visitor;
  caller: Known;
  query: Query;
  body: Body;
};

type Definition<Known, Query, Body, Answer> = {
  access: Access<Known>;
  summary: string;
  /** The caller has proven within the last minutes who she is. */
  needsProof?: boolean;
  /** The event that a successful call records for the caller's own account. */
  records?: RecordedKind;
  /** The event that is logged after the call. */
  logs?: string | (LogFields & { event: string });
  /** Routes without a query or a body leave these out. */
  query?: z.ZodType<Query>;
  body?: z.ZodType<Body>;
  /** In bytes, where the body may be larger than usual. */
  bodyLimit?: number | undefined;
  /** A large body may come packed: a slow phone would not send it within the time of a request. */
  takesGzip?: boolean;
  /** A route without an answer sends `{}`. */
  answer?: z.ZodType<Answer>;
  /** The media type of a file. Without it the answer is JSON. */
  answerType?: string;
  status?: 200 | 201;
  /** The answer is the same for everybody, so it gets an ETag. */
  isShared?: boolean;
  /** Whether the page cache may hold the answer to this query (server/pages/page-cache.ts). */
  isCacheable?(query: Query): boolean;
  /** A `Response` is sent as it is: a file, or lines that come one after the other. */
  handle(call: Call<Known, Query, Body>): Promise<NoInfer<Answer> | Response>;
};

export type ApiRoute = {
  method: string;
  path: string;
  access: Access<unknown>;
  summary: string;
  query: z.ZodType | undefined;
  body: z.ZodType | undefined;
  answer: z.ZodType;
  answerType: string;
  status: number;
  /** In bytes. */
  bodyLimit: number;
  isShared: boolean;
  cacheableQuery: CacheableQuery | undefined;
  respond(incoming: Incoming, parts: RouteParts): Promise<unknown>;
};

/** The owner and her helpers send whole products. Other bodies are small, and parsing costs more the longer they are. */
const PANEL_BODY_LIMIT = 64 * 1024;
const BODY_LIMIT = 8 * 1024;

/** Checks the caller before it reads the query or the body. `methodAndPath` looks like `GET /api/categories`. */
export function apiRoute<Known extends Caller | undefined, Query = undefined, Body = undefined, Answer = void>(
  methodAndPath: `${Method} ${ApiPath}`,
  route: Definition<Known, Query, Body, Answer>,
): ApiRoute;
export function apiRoute(
  methodAndPath: string,
  route: Definition<Caller | undefined, unknown, unknown, unknown>,
): ApiRoute {
  const [method = "", path = ""] = methodAndPath.split(" ");
  const { access, query: querySchema, body: bodySchema, needsProof, records, logs, takesGzip } = route;
  const stream = streamedBody(bodySchema);
  const jsonLimit = access.name === "admin" || access.name === "staff" ? PANEL_BODY_LIMIT : BODY_LIMIT;
  const bodyLimit = stream?.limit ?? route.bodyLimit ?? jsonLimit;
  return {
    ...route,
    method,
    path,
    query: querySchema,
    body: bodySchema,
    answer: route.answer ?? z.object({}),
    answerType: route.answerType ?? "application/json",
    status: route.status ?? 200,
    bodyLimit,
    isShared: route.isShared ?? false,
    cacheableQuery: route.isCacheable && cacheableQuery(querySchema ?? z.undefined(), route.isCacheable),
    async respond(incoming, parts) {
      const { request, params } = incoming;
      const caller = await access.admit(request, parts);
      const query = querySchema && parse(querySchema, readQuery(request));
      const body =
        bodySchema && parse(bodySchema, stream?.read(request) ?? (await readJson(request, bodyLimit, takesGzip)));
      if (needsProof && caller) await parts.freshProof.require(caller);
      const visitor = visitorOf(incoming);
      const { id = "" } = params;
      if (params.id !== undefined && !ID.test(id)) throw new ShopError("not-found", "Böyle bir adres yok");
      const answer = await route.handle({ request, params, id, visitor, caller, query, body });
      const userId = caller?.user.id;
      if (records && userId !== undefined) parts.events.record(records, { userId, visitor });
      const { event, ...fields } = typeof logs === "string" ? { event: logs } : { event: "", ...logs };
      if (event) parts.log.info(event, { userId, ...changeIn(answer, path, id), ...fields });
      return answer ?? {};
    },
  };
}

/** Passkeys have the longest ids. */
const ID = /^[A-Za-z0-9_-]{1,1400}$/;

const changeSchema = z
  .object({ step: z.string(), count: z.int(), product: z.object({ id: z.string() }) })
  .partial()
  .catch({});

/** The fields of a log line about a change. The path or the answer names the product. */
function changeIn(answer: unknown, path: string, id: string): LogFields {
  const { product, ...change } = changeSchema.parse(answer);
  return { ...change, productId: path.includes("/products/:id") ? id : product?.id };
}

/** Refuses a repeated parameter: two parsers could read two different values. */
function readQuery(request: Request): Record<string, string> {
  const entries = [...new URL(request.url).searchParams];
  const query = new Map(entries);
  if (query.size < entries.length) throw new ShopError("malformed", "Aynı parametre iki kez verilmiş");
  return Object.fromEntries(query);
}

/** One sentence for what only a program can send. */
const INVALID = "Gönderilen bilgi geçersiz";

function parse<Parsed>(schema: z.ZodType<Parsed>, sent: unknown): Parsed {
  const parsed = schema.safeParse(sent, { error: () => INVALID });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ShopError("invalid", issue?.message ?? INVALID, { field: issue?.path[0]?.toString() });
}

/** Gives the canonical form of a query whose answer may be cached: empty without parameters, undefined where it may not. */
type CacheableQuery = (query: string) => string | undefined;

/** Leaves out parameters that the schema does not know. A query that the schema rejects is not cached: the route refuses it. */
export function cacheableQuery<Query>(
  schema: z.ZodType<Query>,
  isCacheable: (query: Query) => boolean,
): CacheableQuery {
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : undefined;
  return (query) => {
    const given = new Map(new URLSearchParams(query));
    if (given.size < new URLSearchParams(query).size) return undefined;
    const known = names?.filter((name) => given.has(name)).map((name) => [name, given.get(name) ?? ""]) ?? [];
    const parsed = schema.safeParse(names && Object.fromEntries(known));
    if (!parsed.success || !isCacheable(parsed.data)) return undefined;
    return known.length === 0 ? "" : `?${new URLSearchParams(known)}`;
  };
}

/** The person who saves, and the revision that she has seen. */
export const savingOf = ({ request, caller: { by } }: { request: Request; caller: Staff }) => ({
  by,
  expectedRevision: expectedRevision(request),
});

/** The characters and length that an id may have. */
export const itemId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

/** A larger selection is sent as a filter instead of ids. */
const MAX_IDS = 1000;

export const productIds = z.array(itemId).max(MAX_IDS, { error: "Tek tek en fazla 1.000 ürün seçilebilir" });
