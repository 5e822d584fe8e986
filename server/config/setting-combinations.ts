import { isCommonPassword, TOO_COMMON } from "../../domain/account/common-passwords.ts";

type Environment = Record<string, string | undefined>;

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/;

export const LOOPBACK_HOST = "127.0.0.1";

export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

/** A URL that other machines cannot reach. */
export const isLoopbackUrl = (url: string): boolean => {
  const { protocol, hostname } = new URL(url);
  return protocol === "http:" && isLoopback(hostname);
};

/** Turkish sentences for settings that are valid by themselves, but not together. */
export function combinationProblems(env: Environment): string[] {
  return [
    ...productionProblems(env),
    env.MEDIA_URL !== undefined &&
      (!env.AWS_ACCESS_KEY_ID || !env.AWS_SECRET_ACCESS_KEY) &&
      "MEDIA_URL: kovanın anahtarı da gerekli; AWS_ACCESS_KEY_ID ve AWS_SECRET_ACCESS_KEY ver",
    !env.AUTH_PROVIDER_URL !== !env.AUTH_PROVIDER_SESSION_URL &&
      "AUTH_PROVIDER_URL ve AUTH_PROVIDER_SESSION_URL: ikisi birlikte verilmeli",
    env.ADMIN_PASSWORD !== undefined &&
      isCommonPassword(env.ADMIN_PASSWORD, {
        shopName: env.SHOP_NAME ?? "Fiyonk",
        email: env.ADMIN_EMAIL?.trim().toLowerCase() ?? "",
      }) &&
      `ADMIN_PASSWORD: ${TOO_COMMON.replace("Bu", "bu")}`,
    env.SMTP_URL !== undefined &&
      !env.SMTP_FROM &&
      !env.SHOP_EMAIL &&
      "SMTP_URL: postanın kimden gittiği de gerekli; SMTP_FROM ya da SHOP_EMAIL ver",
    env.METRICS_PORT !== undefined &&
      env.METRICS_PORT.trim() === (env.PORT ?? "3000").trim() &&
      "METRICS_PORT: PORT'tan başka olmalı, ölçümler ziyaretçilere açılmaz",
    ...googleProblems(env),
  ].filter((problem) => problem !== false);
}

function productionProblems(env: Environment): (string | false)[] {
  if (env.NODE_ENV !== "production") return [];
  const url = env.PUBLIC_URL;
  return [
    !url && "PUBLIC_URL: canlıda sitenin adresi gerekli, örneğin https://fiyonk.example",
    url !== undefined &&
      URL.canParse(url) &&
      url.startsWith("http:") &&
      !isLoopbackUrl(url) &&
      "PUBLIC_URL: canlıda https:// ile başlamalı; şifreler açıkta gitmemeli",
  ];
}

function googleProblems(env: Environment): (string | false)[] {
  const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret, GOOGLE_ISSUER: issuer } = env;
  const isLive = env.NODE_ENV === "production";
  return [
    !id && (secret || issuer) ? "GOOGLE_CLIENT_ID: GOOGLE_CLIENT_SECRET ile birlikte verilmeli" : false,
    !secret && (id || issuer) ? "GOOGLE_CLIENT_SECRET: GOOGLE_CLIENT_ID ile birlikte verilmeli" : false,
    id && env.AUTH_PROVIDER_URL
      ? "GOOGLE_CLIENT_ID ve AUTH_PROVIDER_URL: ikisinden yalnız biri verilmeli, giriş tek yerden yapılır"
      : false,
    isLive && issuer?.startsWith("http:") ? "GOOGLE_ISSUER: canlıda https:// ile başlamalı" : false,
  ];
}
