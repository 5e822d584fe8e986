import { describe, expect, test } from "vitest";
import type { LegalFacts } from "../../domain/shop/shop-facts.ts";
import { LIVE } from "../../tests/support/sample-shop.ts";
import { ConfigError, readConfig } from "./config.ts";

const SETTINGS: Record<Exclude<keyof LegalFacts, "keepDays">, string> = {
  legalName: "SHOP_LEGAL_NAME",
  address: "SHOP_ADDRESS",
  taxOffice: "SHOP_TAX_OFFICE",
  taxNumber: "SHOP_TAX_NUMBER",
  mersis: "SHOP_MERSIS",
  kep: "SHOP_KEP",
  chamber: "SHOP_CHAMBER",
  etbis: "SHOP_ETBIS",
  deliveryDays: "SHOP_DELIVERY_DAYS",
  returnAddress: "SHOP_RETURN_ADDRESS",
  returnCarrier: "SHOP_RETURN_CARRIER",
};

const problemsOf = (environment: Record<string, string>): string => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return "";
};

describe("settings", () => {
  test("a trial shop needs no settings", () => {
    expect(readConfig({})).toMatchObject({
      isProduction: false,
      port: 3000,
      host: "127.0.0.1",
      hasTrialSignIn: true,
      databaseUrl: undefined,
      publicUrl: "http://localhost:3000",
      firstAdmin: { email: "admin@localhost", password: undefined },
      hasDemo: true,
      externalProvider: undefined,
      trustedProxies: 0,
      logLevel: "warn",
      metrics: undefined,
      sharedCacheSeconds: undefined,
      givenSettings: { contact: {}, promises: {}, seller: {}, delivery: {}, prices: {} },
    });
  });

  test("a trial shop and a shop behind a proxy listen on this machine only, unless HOST says otherwise", () => {
    expect(readConfig(LIVE)).toMatchObject({ host: undefined, hasTrialSignIn: false });
    expect(readConfig({ ...LIVE, TRUST_PROXY: "1" }).host).toBe("127.0.0.1");
    expect(readConfig({ ...LIVE, TRUST_PROXY: "1", HOST: "0.0.0.0" }).host).toBe("0.0.0.0");
    for (const NODE_ENV of ["development", "test"]) expect(readConfig({ NODE_ENV }).host).toBe("127.0.0.1");
  });

  test("the trial sign-in exists only if this machine alone reaches the shop", () => {
    const has = (env: Record<string, string>) => readConfig(env).hasTrialSignIn;
    for (const HOST of ["localhost", "127.0.0.1", "127.8.8.8", "::1"]) expect(has({ HOST })).toBe(true);
    for (const HOST of ["0.0.0.0", "::", "192.168.1.5", "127.0.0.1.kotu.example"]) expect(has({ HOST })).toBe(false);
    for (const PUBLIC_URL of ["http://localhost:3000", "http://127.0.0.1", "http://[::1]:3000"]) {
      expect(has({ PUBLIC_URL })).toBe(true);
    }
    for (const PUBLIC_URL of ["https://fiyonk.example", "http://fiyonk.example", "https://localhost"]) {
      expect(has({ PUBLIC_URL })).toBe(false);
    }
    expect(has({ ...LIVE, PUBLIC_URL: "http://localhost:3000" })).toBe(false);
  });

  test("the address is a socket that systemd opened for this process, and then the trial sign-in is closed", () => {
    const given = { LISTEN_PID: `${process.pid}`, LISTEN_FDS: "1" };
    expect(readConfig(given)).toMatchObject({ socket: 3, hasTrialSignIn: false });
    expect(readConfig({ ...given, LISTEN_PID: "1" })).toMatchObject({ socket: undefined, hasTrialSignIn: true });
  });

  test.each(["prod", "Production", "staging", "live"])("NODE_ENV=%s is refused: it is no known mode", (NODE_ENV) => {
    expect(problemsOf({ NODE_ENV })).toContain("NODE_ENV: production (canlı) ya da development olmalı");
  });

  test("a live shop needs https, except on this machine", () => {
    expect(problemsOf({ ...LIVE, PUBLIC_URL: "http://fiyonk.example" })).toContain("PUBLIC_URL: canlıda https://");
    expect(readConfig({ ...LIVE, PUBLIC_URL: "http://127.0.0.1:3000" }).publicUrl).toBe("http://127.0.0.1:3000");
  });

  test.each(["12345678", "Galatasaray1905", "Kurdele2026", "sahibi@kurdele.example"])(
    "%s is too common for the admin's password",
    (ADMIN_PASSWORD) => {
      const env = { SHOP_NAME: "Kurdele", ADMIN_EMAIL: "Sahibi@kurdele.example", ADMIN_PASSWORD };
      expect(problemsOf(env)).toContain("ADMIN_PASSWORD: bu şifre çok kolay tahmin edilir");
    },
  );

  test("a live shop has no demo by default, and logs more", () => {
    const live = { ...LIVE, PUBLIC_URL: "https://fiyonk.example/" };
    expect(readConfig(live)).toMatchObject({ hasDemo: false, logLevel: "info", publicUrl: "https://fiyonk.example" });
    expect(readConfig({ ...live, DEMO: "1" }).hasDemo).toBe(true);
  });

  test("a live shop does not start without its public address, but without its WhatsApp number", () => {
    expect(problemsOf({ NODE_ENV: "production" })).toContain("PUBLIC_URL: canlıda sitenin adresi gerekli");
    expect(problemsOf({ NODE_ENV: "production", PUBLIC_URL: "https://fiyonk.example" })).toBe("");
  });

  test("the first values of the settings are those that the environment says", () => {
    const written = {
      ...LIVE,
      SHOP_EMAIL: "merhaba@kurdele.example",
      SHOP_SOCIAL: "kurdele",
      SHOP_GIFT_WRAP: "1",
      SHOP_PARCEL_PHOTO: "0",
      SHOP_LEGAL_NAME: " Kurdele Ltd. Şti. ",
      SHOP_RETURN_CARRIER: "",
    };
    expect(readConfig(written).givenSettings).toEqual({
      contact: { phone: "905321234567", email: "merhaba@kurdele.example", social: "@kurdele" },
      promises: { giftWrap: true, parcelPhoto: false },
      seller: { legalName: "Kurdele Ltd. Şti." },
      delivery: {},
      prices: {},
    });
    expect(problemsOf({ SHOP_GIFT_NOTE: "evet", SHOP_ADDRESS: "x".repeat(301) })).toMatch(
      /SHOP_GIFT_NOTE: 1 \(söz veriyorum\) ya da 0[\s\S]*SHOP_ADDRESS: en fazla 300 karakter/,
    );
  });

  test("every legal fact has its own setting", () => {
    for (const [name, setting] of Object.entries(SETTINGS)) {
      const { seller, delivery } = readConfig({ [setting]: "örnek" }).givenSettings;
      expect({ ...seller, ...delivery }).toEqual({ [name]: "örnek" });
    }
  });

  test("all problems are listed at once, each with its setting", () => {
    const problems = problemsOf({
      NODE_ENV: "production",
      PORT: "üç bin",
      DEMO: "belki",
      DATABASE_URL: "mysql://x",
      ADMIN_EMAIL: "yönetici",
      ADMIN_PASSWORD: "kısa",
      SHOP_PHONE: "12",
      TRUST_PROXY: "-1",
      LOG_LEVEL: "loud",
      AUTH_PROVIDER_URL: "https://giris.example",
      GOOGLE_CLIENT_ID: "x",
    });
    const names = problems
      .split("\n")
      .slice(1)
      .map((line) => line.trim().split(":")[0]);
    expect(names.sort()).toEqual([
      "• ADMIN_EMAIL",
      "• ADMIN_PASSWORD",
      "• AUTH_PROVIDER_URL ve AUTH_PROVIDER_SESSION_URL",
      "• DATABASE_URL",
      "• DEMO",
      "• GOOGLE_CLIENT_ID ve AUTH_PROVIDER_URL",
      "• GOOGLE_CLIENT_SECRET",
      "• LOG_LEVEL",
      "• PORT",
      "• PUBLIC_URL",
      "• SHOP_PHONE",
      "• TRUST_PROXY",
    ]);
  });

  test("a setting of an earlier version stops no shop", () => {
    const { sharedCacheSeconds } = readConfig({ SHARED_CACHE_SECONDS: "5", CACHE_PURGE_URL: "varnish:6081" });
    expect(sharedCacheSeconds).toBe(5);
    expect(problemsOf({ SHARED_CACHE_SECONDS: "0" })).toContain("SHARED_CACHE_SECONDS: 1 ile 86400 arasında");
  });

  test("an empty setting counts as not set", () => {
    expect(readConfig({ PORT: "", PUBLIC_URL: " ", ADMIN_PASSWORD: "" }).port).toBe(3000);
  });

  test.each(["https://fiyonk.example/magaza", "fiyonk.example", "ftp://fiyonk.example", "https://a@b.example"])(
    "%s is no public address",
    (address) => expect(problemsOf({ PUBLIC_URL: address })).toContain("PUBLIC_URL: yalnız adres olmalı"),
  );

  test("metrics are off by default, listen on this machine only, and have a port of their own", () => {
    expect(readConfig({ METRICS_PORT: "9100" }).metrics).toEqual({ port: 9100, host: "127.0.0.1" });
    expect(readConfig({ METRICS_PORT: "9100", METRICS_HOST: "10.0.0.5" }).metrics?.host).toBe("10.0.0.5");
    expect(problemsOf({ METRICS_PORT: "0" })).toContain("METRICS_PORT: 1 ile 65535");
    for (const PORT of ["", "3000"])
      expect(problemsOf({ PORT, METRICS_PORT: "3000" })).toContain("METRICS_PORT: PORT'tan");
  });

  test("a provider needs https, except on this machine", () => {
    const provider = (origin: string) => ({
      AUTH_PROVIDER_URL: `${origin}/giris?a=1`,
      AUTH_PROVIDER_SESSION_URL: `${origin}/oturum`,
    });
    expect(readConfig(provider("https://giris.example")).externalProvider?.sessionUrl).toContain("/oturum");
    expect(readConfig(provider("http://127.0.0.1:9000")).externalProvider?.url).toContain("/giris?a=1");
    expect(problemsOf(provider("http://giris.example"))).toContain("https:// ile başlayan");
  });

  test("Google sign-in needs both of its values", () => {
    const google = { GOOGLE_CLIENT_ID: "fiyonk", GOOGLE_CLIENT_SECRET: "gizli" };
    expect(readConfig({}).google).toBeUndefined();
    expect(readConfig(google).google).toEqual({
      clientId: "fiyonk",
      clientSecret: "gizli",
      issuer: "https://accounts.google.com",
    });
    expect(problemsOf({ GOOGLE_CLIENT_ID: "fiyonk" })).toContain("GOOGLE_CLIENT_SECRET: GOOGLE_CLIENT_ID ile birlikte");
    expect(problemsOf({ GOOGLE_CLIENT_SECRET: "gizli" })).toContain(
      "GOOGLE_CLIENT_ID: GOOGLE_CLIENT_SECRET ile birlikte",
    );
    expect(problemsOf({ GOOGLE_ISSUER: "https://giris.example" })).toMatch(
      /GOOGLE_CLIENT_ID[\s\S]*GOOGLE_CLIENT_SECRET/,
    );
  });

  test("only one sign-in provider may be set, and in a live shop it needs https", () => {
    const google = { GOOGLE_CLIENT_ID: "fiyonk", GOOGLE_CLIENT_SECRET: "gizli" };
    const outside = {
      AUTH_PROVIDER_URL: "https://giris.example",
      AUTH_PROVIDER_SESSION_URL: "https://giris.example/s",
    };
    expect(problemsOf({ ...google, ...outside })).toContain(
      "GOOGLE_CLIENT_ID ve AUTH_PROVIDER_URL: ikisinden yalnız biri",
    );
    const loopback = { ...google, GOOGLE_ISSUER: "http://127.0.0.1:9000" };
    expect(readConfig(loopback).google?.issuer).toBe("http://127.0.0.1:9000");
    expect(problemsOf({ ...LIVE, ...loopback })).toContain("GOOGLE_ISSUER: canlıda https://");
    expect(problemsOf({ ...google, GOOGLE_ISSUER: "http://giris.example" })).toContain("GOOGLE_ISSUER: https://");
  });
});
