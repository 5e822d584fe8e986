import { z } from "zod";

/** The names that every S3 client knows, beside the one of the bucket. */
export const pictureSettings = {
  MEDIA_URL: z
    .string()
    .trim()
    .regex(/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/[\w-][\w.-]*)*\/?$/, {
      error: "s3://kova ya da s3://kova/klasor biçiminde olmalı",
    })
    .optional(),
  AWS_ENDPOINT_URL: z
    .string()
    .trim()
    .refine((typed) => URL.canParse(typed) && /^https?:\/\/[^/?#@]+\/?$/.test(typed), {
      error: "yalnız adres olmalı, örneğin https://s3.depo.example",
    })
    .optional(),
  AWS_REGION: z
    .string()
    .trim()
    .regex(/^[a-z0-9-]{1,40}$/, { error: "eu-central-1 gibi bir bölge adı olmalı" })
    .default("us-east-1"),
  AWS_ACCESS_KEY_ID: z.string().trim().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().trim().optional(),
};

type PictureEnvironment = z.output<z.ZodObject<typeof pictureSettings>>;

/** Without MEDIA_URL the other settings are somebody else's. */
export function pictureStore(env: PictureEnvironment) {
  const { MEDIA_URL: url, AWS_ACCESS_KEY_ID: keyId, AWS_SECRET_ACCESS_KEY: secret } = env;
  if (!url || !keyId || !secret) return undefined;
  const { host: bucket, pathname } = new URL(url);
  const folder = pathname.replace(/^\/|\/$/g, "");
  return {
    endpoint: new URL(env.AWS_ENDPOINT_URL ?? `https://s3.${env.AWS_REGION}.amazonaws.com`).origin,
    region: env.AWS_REGION,
    bucket,
    folder: folder && `${folder}/`,
    keyId,
    secret,
  };
}
