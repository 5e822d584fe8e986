import { z } from "zod";
import { ShopError } from "../../domain/error.ts";
import { type Message, readInVain } from "../http/bounded-body.ts";
import { readJson } from "../http/json-body.ts";
import { MAX_UPLOAD_BYTES, pictureBody, readPicture } from "../http/picture-body.ts";
import type { Gate } from "../sign-in/access.ts";
import type { Sessions } from "../sign-in/tokens.ts";
import type { Turns } from "../turns/turns.ts";
import { type KeptQuestion, keptQuestion } from "./kept-question.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export type Incoming = {
  request: Request;
  /** What is large is read from here. */
  body: Message["body"];
  params: Record<string, string>;
  address: string;
};

type Call<Known, Query, Body> = Omit<Incoming, "body"> & { caller: Known; query: Query; body: Body };

type Definition<Known, Query, Body, Answer> = {
  method: Method;
  path: `/api/${string}`;
  access: Gate<Known>;
  summary: string;
  query: z.ZodType<Query>;
  body: z.ZodType<Body>;
  answer: z.ZodType<Answer>;
  status?: 200 | 201;
  /** Where what is sent is large: only so many bodies are held at once. */
  turns?: Turns;
  /** The same for everybody, so it may be asked about with If-None-Match. */
  isShared?: boolean;
  /** Which shared answers are published: made once and kept until something changes. */
  isKept?(query: Query): boolean;
  handle(call: Call<Known, Query, Body>): Promise<Answer>;
};

export type ApiRoute = {
  method: Method;
  path: string;
  access: Gate<unknown>;
  summary: string;
  query: z.ZodType;
  body: z.ZodType;
  answer: z.ZodType;
  status: number;
  isShared: boolean;
  keptQuestion: KeptQuestion | undefined;
  respond(incoming: Incoming, sessions: Sessions): Promise<unknown>;
};

/** What a route says when it takes no query or no body. */
export const nothing = z.undefined();

/** Who calls is asked before anything that was sent is read. */
export function apiRoute<Known, Query, Body, Answer>(route: Definition<Known, Query, Body, Answer>): ApiRoute {
  const { query: querySchema, body: bodySchema } = route;
  return {
    ...route,
    status: route.status ?? 200,
    isShared: route.isShared ?? false,
    keptQuestion: route.isKept && keptQuestion(querySchema, route.isKept),
    async respond(incoming, sessions) {
      const { request } = incoming;
      const caller = await route.access.admit(request, sessions);
      const query = parse(querySchema, isNothing(querySchema) ? undefined : readQuery(request));
      return inTurn(route.turns, incoming, async () => {
        const body = parse(bodySchema, await readBody(bodySchema, incoming));
        return route.handle({ ...incoming, caller, query, body });
      });
    },
  };
}

/** Who waits for a turn is not read meanwhile; who gets none is read in vain, and then told. */
async function inTurn<Result>(turns: Turns | undefined, { body }: Incoming, work: () => Promise<Result>) {
  if (!turns) return work();
  let hasTurn = false;
  const begin = () => {
    hasTurn = true;
    return work();
  };
  try {
    return await turns.take(begin);
  } catch (refusal) {
    if (!hasTurn) await readInVain(body, MAX_UPLOAD_BYTES);
    throw refusal;
  }
}

const isNothing = (schema: z.ZodType) => schema === nothing;

async function readBody(schema: z.ZodType, { request, body }: Incoming): Promise<unknown> {
  if (isNothing(schema)) return undefined;
  return isPicture(schema) ? readPicture({ headers: request.headers, body }) : readJson(request);
}

export const isPicture = (schema: z.ZodType): boolean => schema === pictureBody;

/** A parameter given twice is refused: two readers would choose two different ones. */
function readQuery(request: Request): Record<string, string> {
  const entries = [...new URL(request.url).searchParams];
  const query = new Map(entries);
  if (query.size < entries.length) throw new ShopError("malformed", "Aynı parametre iki kez verilmiş");
  return Object.fromEntries(query);
}

function parse<Parsed>(schema: z.ZodType<Parsed>, sent: unknown): Parsed {
  const parsed = schema.safeParse(sent, { error: () => "Gönderilen bilgi geçersiz" });
  if (parsed.success) return parsed.data;
  throw new ShopError("invalid", parsed.error.issues[0]?.message ?? "Gönderilen bilgi geçersiz");
}
