import { z } from "zod";
import { streamedBody } from "../http/bounded-body.ts";
import type { ApiRoute } from "./api-route.ts";

type Schema = z.core.JSONSchema.BaseSchema;

const REFUSALS = {
  400: "İstek okunamadı",
  401: "Giriş gerekli ya da bilgiler hatalı",
  403: "Yetki yok",
  404: "Bulunamadı",
  409: "Çakışma",
  413: "Çok büyük",
  415: "Yanlış tür",
  422: "Geçersiz bilgi",
  429: "Çok fazla deneme",
  503: "Şu an cevap verilemiyor",
};

/** Generated from the schemas that validate the requests, so the document cannot disagree with them. */
export const openapiDocument = (routes: readonly ApiRoute[], shop: { name: string; publicUrl: string }) => ({
  openapi: "3.1.0",
  info: { title: `${shop.name} API`, version: "1.0.0" },
  servers: [{ url: shop.publicUrl }],
  components: {
    securitySchemes: { token: { type: "http", scheme: "bearer" } },
    schemas: { Problem: jsonSchema(z.object({ detail: z.string(), field: z.string().optional() }), "output") },
  },
  paths: pathsOf(routes),
});

function pathsOf(routes: readonly ApiRoute[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return paths;
}

const operation = (route: ApiRoute) => ({
  summary: route.summary,
  "x-access": route.access.name,
  security: route.access.name === "everyone" ? [] : [{ token: [] }],
  parameters: [...pathParameters(route), ...queryParameters(route)],
  ...(route.body && { requestBody: { required: true, content: contentOf(route.body) } }),
  responses: {
    [route.status]: {
      description: "Tamam",
      content: { [route.answerType]: { schema: jsonSchema(route.answer, "output") } },
    },
    ...Object.fromEntries(Object.entries(REFUSALS).map(([status, description]) => [status, refusal(description)])),
  },
});

function contentOf(body: z.ZodType) {
  const stream = streamedBody(body);
  return stream
    ? { [stream.type]: { schema: { type: "string", format: "binary" } } }
    : { "application/json": { schema: jsonSchema(body, "input") } };
}

const refusal = (description: string) => ({
  description,
  content: { "application/json": { schema: { $ref: "#/components/schemas/Problem" } } },
});

const pathParameters = ({ path }: ApiRoute) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));

function queryParameters({ query }: ApiRoute) {
  if (!query) return [];
  const { properties = {}, required = [] } = jsonSchema(query, "input");
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
}

const jsonSchema = (schema: z.ZodType, io: "input" | "output"): Schema => {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return plain;
};
