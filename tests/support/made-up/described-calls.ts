import { z } from "zod";

/** The part of JSON Schema that our document uses. */
export type Schema = z.core.JSONSchema.BaseSchema;

const schema = z.custom<Schema>((value) => typeof value === "object" && value !== null);
const content = z.object({ content: z.record(z.string(), z.object({ schema })) });
const documentSchema = z.object({
  components: z.object({ schemas: z.record(z.string(), schema) }),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        parameters: z.array(z.object({ name: z.string(), in: z.enum(["path", "query"]), schema })),
        requestBody: content.optional(),
        responses: z.record(z.string(), content),
      }),
    ),
  ),
});

export type DescribedCall = {
  method: string;
  path: string;
  parameters: readonly { name: string; in: "path" | "query"; schema: Schema }[];
  body: { type: string; schema: Schema } | undefined;
  /** The schema of the answer for each status, from the document and not from our code. */
  answers: ReadonlyMap<number, z.ZodType>;
};

/** All calls that `/api/openapi.json` describes. */
export function describedCalls(document: unknown): DescribedCall[] {
  const { paths, components } = documentSchema.parse(document);
  const typeOf = (described: Schema) => z.fromJSONSchema({ ...(named(described, components.schemas) ?? described) });
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody, responses }]) => {
      const [body] = Object.entries(requestBody?.content ?? {}).map(([type, sent]) => ({ type, schema: sent.schema }));
      const answers = Object.entries(responses).map(
        ([status, answer]) => [Number(status), typeOf(answer.content["application/json"]?.schema ?? {})] as const,
      );
      return { method: method.toUpperCase(), path, parameters, body, answers: new Map(answers) };
    }),
  );
}

const named = ({ $ref }: Schema, schemas: Record<string, Schema>) => schemas[$ref?.split("/").at(-1) ?? ""];
