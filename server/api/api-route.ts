import { z } from "zod";
import { ShopError } from "../../domain/error.ts";
import {
  type IncomingBody,
  MAX_PIECE_BYTES,
  MAX_UPLOAD_BYTES,
  pictureBody,
  pieceBody,
  readJson,
  readPicture,
  readPiece,
} from "../http/bounded-body.ts";
import { type Access, type Visitor, visitorOf } from "../sign-in/access.ts";
import type { Sessions } from "../sign-in/session-tokens.ts";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export type ApiPath = `/api/${string}`;

type Incoming = {
  request: Request;
  params: Record<string, string>;
  address: string;
};

type Call<Known, Query, Body> = Omit<Incoming, "address"> & {
  visitor: Visitor;
  caller: Known;
  query: Query;
  body: Body;
};

type Definition<Known, Query, Body, Answer> = {
  access: Access<Known>;
  summary: string;
  /** Routes without a query or a body leave these out. */
  query?: z.ZodType<Query>;
  body?: z.ZodType<Body>;
  /** In bytes, of a route whose body may be larger than others. */
  bodyLimit?: number | undefined;
  /** A route without an answer sends `{}`. */
  answer?: z.ZodType<Answer>;
  /** The type of an answer that is a file; JSON without it. */
  answerType?: string;
  status?: 200 | 201;
  /** The answer is the same for everybody, so it gets an ETag. */
  isShared?: boolean;
  /** Which queries of a shared route the page cache may hold (server/pages/page-cache.ts). */
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
  respond(incoming: Incoming, sessions: Sessions): Promise<unknown>;
};

/** The owner and her helpers send whole products. Other bodies are small, and parsing costs more the longer they are. */
const PANEL_BODY_LIMIT = 64 * 1024;
const BODY_LIMIT = 8 * 1024;

/** `methodAndPath` is such as `GET /api/categories`. Checks the caller before it reads the query or the body. */
export function apiRoute<Known, Query = undefined, Body = undefined, Answer = void>(
  methodAndPath: `${Method} ${ApiPath}`,
  route: Definition<Known, Query, Body, Answer>,
): ApiRoute;
export function apiRoute(methodAndPath: string, route: Definition<unknown, unknown, unknown, unknown>): ApiRoute {
  const [method = "", path = ""] = methodAndPath.split(" ");
  const { query: querySchema, body: bodySchema } = route;
  const bodyLimit = limitOf(route);
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
    async respond(incoming, sessions) {
      const { request, params } = incoming;
      const caller = await route.access.admit(request, sessions);
      const query = querySchema && parse(querySchema, readQuery(request));
      const body = bodySchema && parse(bodySchema, await readBody(bodySchema, request, bodyLimit));
      return (await route.handle({ request, params, visitor: visitorOf(incoming), caller, query, body })) ?? {};
    },
  };
}

type Limited = { access: Access<unknown>; body?: z.ZodType; bodyLimit?: number | undefined };

function limitOf({ access, body, bodyLimit }: Limited): number {
  const stream = streamedBody(body);
  if (stream) return stream.limit;
  if (bodyLimit !== undefined) return bodyLimit;
  return access.name === "admin" || access.name === "staff" ? PANEL_BODY_LIMIT : BODY_LIMIT;
}

const readBody = async (schema: z.ZodType, request: Request, limit: number): Promise<unknown> =>
  streamedBody(schema)?.read(request) ?? readJson(request, limit);

type StreamedBody = { type: string; limit: number; read(message: IncomingBody): AsyncIterable<Uint8Array> };

const STREAMED_BODIES = new Map<z.ZodType, StreamedBody>([
  [pictureBody, { type: "image/*", limit: MAX_UPLOAD_BYTES, read: readPicture }],
  [pieceBody, { type: "application/octet-stream", limit: MAX_PIECE_BYTES, read: readPiece }],
]);

/** Undefined for bodies that are JSON. */
export const streamedBody = (schema?: z.ZodType): StreamedBody | undefined => schema && STREAMED_BODIES.get(schema);

/** Refuses a repeated parameter: two parsers could read two different values. */
function readQuery(request: Request): Record<string, string> {
  const entries = [...new URL(request.url).searchParams];
  const query = new Map(entries);
  if (query.size < entries.length) throw new ShopError("malformed", "Aynı parametre iki kez verilmiş");
  return Object.fromEntries(query);
}

function parse<Parsed>(schema: z.ZodType<Parsed>, sent: unknown): Parsed {
  const parsed = schema.safeParse(sent, { error: () => "Gönderilen bilgi geçersiz" });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path[0]?.toString();
  throw new ShopError("invalid", issue?.message ?? "Gönderilen bilgi geçersiz", { field });
}

/** Gives the canonical form of a query whose answer may be cached: empty without parameters, undefined where it may not. */
type CacheableQuery = (query: string) => string | undefined;

/** Parameters that the schema does not know are left out; a query that it rejects is not cached, and the route rejects it. */
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

/** A time, which JSON writes as ISO text. */
export const isoTime = z.date().meta({ type: "string" });

export const isEmptyQuery = (query: object): boolean => Object.values(query).every((value) => value === undefined);

export const PRODUCT_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** The id in a route's address. */
export const idOr =
  (missing: string) =>
  ({ id = "" }: Record<string, string>): string => {
    if (!PRODUCT_ID.test(id)) throw new ShopError("not-found", missing);
    return id;
  };

export const productId = idOr("Ürün bulunamadı");

/** A larger selection is sent as a filter instead of ids. */
const MAX_IDS = 1000;

export const productIds = z
  .array(z.string().regex(PRODUCT_ID), { error: "Ürünler eksik" })
  .max(MAX_IDS, { error: "Tek tek en fazla 1.000 ürün seçilebilir" });
