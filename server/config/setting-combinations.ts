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
export function combinationProblems(set: Environment): string[] {
  return [
    ...productionProblems(set),
    !set.AUTH_PROVIDER_URL !== !set.AUTH_PROVIDER_SESSION_URL &&
      "AUTH_PROVIDER_URL ve AUTH_PROVIDER_SESSION_URL: ikisi birlikte verilmeli",
    set.ADMIN_PASSWORD !== undefined &&
      isCommonPassword(set.ADMIN_PASSWORD, {
        shopName: set.SHOP_NAME ?? "Fiyonk",
        email: set.ADMIN_EMAIL?.trim().toLowerCase() ?? "",
      }) &&
      `ADMIN_PASSWORD: ${TOO_COMMON.replace("Bu", "bu")}`,
    set.SMTP_URL !== undefined &&
      !set.SMTP_FROM &&
      !set.SHOP_EMAIL &&
      "SMTP_URL: postanın kimden gittiği de gerekli; SMTP_FROM ya da SHOP_EMAIL ver",
    ...googleProblems(set),
  ].filter((problem) => problem !== false);
}

function productionProblems(set: Environment): (string | false)[] {
  if (set.NODE_ENV !== "production") return [];
  const url = set.PUBLIC_URL;
  return [
    !url && "PUBLIC_URL: canlıda sitenin adresi gerekli, örneğin https://fiyonk.example",
    url !== undefined &&
      URL.canParse(url) &&
      url.startsWith("http:") &&
      !isLoopbackUrl(url) &&
      "PUBLIC_URL: canlıda https:// ile başlamalı; şifreler açıkta gitmemeli",
    !set.SHOP_PHONE && "SHOP_PHONE: canlıda siparişlerin gideceği WhatsApp numaran gerekli, örneğin 0532 123 45 67",
  ];
}

function googleProblems(set: Environment): (string | false)[] {
  const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret, GOOGLE_ISSUER: issuer } = set;
  const isLive = set.NODE_ENV === "production";
  return [
    !id && (secret || issuer) ? "GOOGLE_CLIENT_ID: GOOGLE_CLIENT_SECRET ile birlikte verilmeli" : false,
    !secret && (id || issuer) ? "GOOGLE_CLIENT_SECRET: GOOGLE_CLIENT_ID ile birlikte verilmeli" : false,
    id && set.AUTH_PROVIDER_URL
      ? "GOOGLE_CLIENT_ID ve AUTH_PROVIDER_URL: ikisinden yalnız biri verilmeli, giriş tek yerden yapılır"
      : false,
    isLive && issuer?.startsWith("http:") ? "GOOGLE_ISSUER: canlıda https:// ile başlamalı" : false,
  ];
}
