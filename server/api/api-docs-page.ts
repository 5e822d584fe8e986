import { html } from "hono/html";
import type { Access } from "../sign-in/access.ts";
import type { ApiRoute } from "./api-route.ts";
import { jsonSchema, queryParameters } from "./openapi.ts";

const WHO: Record<Access<unknown>["name"], string> = {
  everyone: "Herkes",
  user: "Giriş yapmış kişi",
  staff: "Sahip ve yardımcılar",
  admin: "Sahip",
};

export const DOCS_PATH = "/api/docs";
export const DOCS_STYLE_PATH = `${DOCS_PATH}/style.css`;
export const OPENAPI_PATH = "/api/openapi.json";

export const docsPage = (routes: readonly ApiRoute[], shopName: string) => html`<!doctype html>
<html lang="tr">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${shopName} API</title>
    <link rel="stylesheet" href="${DOCS_STYLE_PATH}">
  </head>
  <body>
    <main>
      <h1>${shopName} API</h1>
      <p>
        İstekler ve cevaplar JSON'dur. Anahtar <code>Authorization: Bearer …</code> başlığıyla gönderilir. İstek kabul edilmezse
        cevap <code>{"detail": "Türkçe bir cümle"}</code> olur. Makineler için: <a href="${OPENAPI_PATH}">OpenAPI</a>.
      </p>
      ${routes.map(section)}
    </main>
  </body>
</html>`;

const section = (route: ApiRoute) => html`
<section>
  <h2><span>${route.method}</span> <code>${route.path}</code></h2>
  <p>${route.summary}. <strong>Kim çağırabilir:</strong> ${WHO[route.access.name]}.</p>
  ${table(
    "Adres parametreleri",
    queryParameters(route).map(({ name, schema }) => ({ name, kind: kindOf(schema), isRequired: false })),
  )}
  ${route.body ? table("Gönderilen", fieldsOf(jsonSchema(route.body, "input"))) : ""}
  ${table(`Cevap (${route.status})`, fieldsOf(jsonSchema(route.answer, "output")))}
</section>`;

type Field = { name: string; kind: string; isRequired: boolean };
type Schema = ReturnType<typeof jsonSchema>;

const table = (title: string, fields: readonly Field[]) =>
  fields.length === 0
    ? ""
    : html`
<h3>${title}</h3>
<table>
  <thead><tr><th>Alan</th><th>Tür</th><th>Zorunlu</th></tr></thead>
  <tbody>${fields.map(
    ({ name, kind, isRequired }) =>
      html`<tr><td><code>${name}</code></td><td>${kind}</td><td>${isRequired ? "evet" : "hayır"}</td></tr>`,
  )}</tbody>
</table>`;

const fieldsOf = ({ properties = {}, required = [] }: Schema): Field[] =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    kind: kindOf(schema),
    isRequired: required.includes(name),
  }));

const KINDS: Record<string, string> = {
  string: "yazı",
  number: "sayı",
  integer: "tam sayı",
  boolean: "evet/hayır",
  null: "boş",
  object: "nesne",
};

function kindOf(schema: Schema | boolean): string {
  if (typeof schema === "boolean") return "";
  if (schema.enum) return schema.enum.join(" · ");
  if (schema.anyOf) return schema.anyOf.map(kindOf).join(" ya da ");
  if (schema.type === "array") {
    const item = schema.items && !Array.isArray(schema.items) ? kindOf(schema.items) : "";
    return `liste: ${item}`;
  }
  if (schema.type === "object") return namesOf(schema) || "nesne";
  return typeof schema.type === "string" ? (KINDS[schema.type] ?? "") : "";
}

const namesOf = (schema: Schema) =>
  fieldsOf(schema)
    .map(({ name }) => name)
    .join(", ");

export const DOCS_STYLE = `
body { margin: 0; padding: 24px 16px; background: #fffbf5; color: #231815; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 800px; margin: 0 auto; }
section { margin-top: 24px; padding: 16px 20px; background: #fff; border: 1px solid #efe4da; border-radius: 20px; overflow-x: auto; }
h1, h2 { line-height: 1.2; }
h2 { margin: 0; font-size: 20px; }
h2 span { color: #c8193f; }
h3 { margin: 16px 0 4px; font-size: 16px; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 4px 8px 4px 0; border-bottom: 1px solid #efe4da; text-align: left; vertical-align: top; }
a { color: #c8193f; }
`;
