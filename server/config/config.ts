import { resolve } from "node:path";
import { z } from "zod";
import { loginSchema, registerSchema } from "../../domain/account/credentials.ts";
import { combinationProblems, isLoopback, isLoopbackUrl, LOOPBACK_HOST } from "./setting-combinations.ts";
import { givenSettings, shopSettings } from "./shop-settings.ts";

/** The names that every S3 client knows, beside the one of the bucket. */
const pictureSettings = {
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

/** The S3 store of the pictures. Without MEDIA_URL the AWS settings belong to another program and are ignored. */
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

/** `postgres://user@/database?host=/run/postgresql` names no machine, because it leads to a socket. */
export const parsePostgresUrl = (typed: string): URL | null => URL.parse(typed.replace("@/", "@localhost/"));

const postgresUrl = z
  .string()
  .regex(/^postgres(?:ql)?:\/\//, { error: "postgres:// ile başlamalı", abort: true })
  .refine((typed) => /^\S+$/.test(typed) && parsePostgresUrl(typed) !== null, {
    error: "okunamıyor: şifredeki / # ? ve boşluk işaretlerini %2F %23 %3F %20 diye yaz",
  });

export type Config = ReturnType<typeof toConfig>;

export type MailServer = { url: string; from: string };

/** Lists all problems at once, each as a Turkish sentence for the person who starts the shop. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(["Ayarlarda düzeltilmesi gereken yerler var:", ...problems.map((problem) => `  • ${problem}`)].join("\n"));
    this.name = "ConfigError";
  }
}

type Environment = Record<string, string | undefined>;

export function readConfig(environment: Environment): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = environmentSchema.safeParse(given);
  const problems = [...(parsed.error?.issues ?? []).map(sentence), ...combinationProblems(given)];
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  return toConfig(parsed.data);
}

const sentence = ({ path, message }: z.core.$ZodIssue) => `${path.join(".")}: ${message}`;

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const FIRST_PASSED_SOCKET = 3;

const wholeNumber = (from: number, to: number) => {
  const error = `${from} ile ${to} arasında bir tam sayı olmalı`;
  return z
    .string()
    .regex(/^\d{1,9}$/, { error })
    .transform(Number)
    .refine((number) => number >= from && number <= to, { error });
};

const origin = z
  .string()
  .refine((typed) => URL.canParse(typed) && /^https?:\/\/[^/?#@]+\/?$/.test(typed), {
    error: "yalnız adres olmalı, örneğin https://fiyonk.example",
  })
  .transform((typed) => new URL(typed).origin);

const providerUrl = z.string().refine(isSafeUrl, { error: "https:// ile başlayan bir adres olmalı" });

function isSafeUrl(typed: string): boolean {
  if (!URL.canParse(typed)) return false;
  const { protocol, username, password, hash } = new URL(typed);
  if (username || password || hash) return false;
  return protocol === "https:" || isLoopbackUrl(typed);
}

const environmentSchema = z.object({
  NODE_ENV: z
    .enum(["production", "development", "test"], {
      error: "production (canlı) ya da development olmalı, ya da hiç verilmemeli",
    })
    .optional(),
  VITE_DEV: z.string().optional(),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().optional(),
  LISTEN_PID: z.string().optional(),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: postgresUrl.optional(),
  ...pictureSettings,
  PUBLIC_URL: origin.optional(),
  ADMIN_EMAIL: loginSchema.shape.email.default("admin@localhost"),
  ADMIN_PASSWORD: registerSchema.shape.password.optional(),
  DEMO: z.enum(["0", "1"], { error: "1 (örnek ürünler) ya da 0 (boş dükkân) olmalı" }).optional(),
  AUTH_PROVIDER_URL: providerUrl.optional(),
  AUTH_PROVIDER_SESSION_URL: providerUrl.optional(),
  SMTP_URL: z
    .string()
    .refine((typed) => URL.canParse(typed) && /^smtps?:\/\/[^/?#]+\/?$/.test(typed), {
      error: "smtp:// ya da smtps:// ile başlayan bir adres olmalı, örneğin smtps://kullanici:sifre@posta.example",
    })
    .optional(),
  SMTP_FROM: loginSchema.shape.email.optional(),
  GOOGLE_CLIENT_ID: z.string().trim().optional(),
  GOOGLE_CLIENT_SECRET: z.string().trim().optional(),
  GOOGLE_ISSUER: providerUrl.default("https://accounts.google.com"),
  ...shopSettings,
  PRICE_HISTORY_DAYS: wholeNumber(1, 365).optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  DRAIN_SECONDS: wholeNumber(0, 300).default(1),
  SHARED_CACHE_SECONDS: wholeNumber(1, 86_400).optional(),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  METRICS_HOST: z.string().default(LOOPBACK_HOST),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `şunlardan biri olmalı: ${LOG_LEVELS.join(", ")}` }).optional(),
});

function toConfig(env: z.output<typeof environmentSchema>) {
  const isProduction = env.NODE_ENV === "production";
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  // By default a trial shop is reachable from this machine only, and a shop behind a proxy through that proxy only.
  const isGivenSocket = env.LISTEN_PID === String(process.pid);
  const host = env.HOST ?? (isProduction && env.TRUST_PROXY === 0 ? undefined : LOOPBACK_HOST);
  return {
    isProduction,
    /** Renders pages from their sources (scripts/dev.ts). */
    isDev: env.VITE_DEV !== undefined && !isProduction,
    port: env.PORT,
    host,
    /** systemd has opened the address, and passes it as its first descriptor (sd_listen_fds). */
    socket: isGivenSocket ? FIRST_PASSED_SOCKET : undefined,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    /** Undefined for pictures in the database. */
    pictureStore: pictureStore(env),
    publicUrl,
    firstAdmin: { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD },
    hasDemo: env.DEMO === undefined ? !isProduction : env.DEMO === "1",
    externalProvider:
      env.AUTH_PROVIDER_URL && env.AUTH_PROVIDER_SESSION_URL
        ? { url: env.AUTH_PROVIDER_URL, sessionUrl: env.AUTH_PROVIDER_SESSION_URL }
        : undefined,
    /** Google by default; GOOGLE_ISSUER names another OpenID provider. */
    google:
      env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
        ? { clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET, issuer: env.GOOGLE_ISSUER }
        : undefined,
    /** The trial sign-in lets its caller be any customer, so it exists only where this machine alone reaches the shop. */
    hasTrialSignIn:
      !isProduction && !isGivenSocket && isLoopbackUrl(publicUrl) && host !== undefined && isLoopback(host),
    mailServer: mailServer(env),
    givenSettings: givenSettings(env),
    trustedProxies: env.TRUST_PROXY,
    /** New requests are still accepted for this long after SIGTERM. */
    drainSeconds: env.DRAIN_SECONDS,
    /** Caches in front may store public answers for this long. */
    sharedCacheSeconds: env.SHARED_CACHE_SECONDS,
    metrics: env.METRICS_PORT === undefined ? undefined : { port: env.METRICS_PORT, host: env.METRICS_HOST },
    logLevel: env.LOG_LEVEL ?? (isProduction ? "info" : "warn"),
  };
}

function mailServer(env: z.output<typeof environmentSchema>): MailServer | undefined {
  const from = env.SMTP_FROM ?? env.SHOP_EMAIL;
  return env.SMTP_URL && from ? { url: env.SMTP_URL, from } : undefined;
}
