import { describe, expect, test } from "vitest";
import { externalProfileSchema, googleSchema, loginSchema, registerSchema } from "./credentials.ts";

const ayse = { name: "Ayşe", email: "ayse@ornek.com", password: "uzun-bir-sifre" };

const emailOf = (email: unknown) => loginSchema.safeParse({ email, password: "x" }).data?.email;
const firstError = (body: unknown) => registerSchema.safeParse(body).error?.issues[0]?.message;

describe("an e-mail address", () => {
  test.each([
    ["AYSE@Ornek.COM", "ayse@ornek.com"],
    [" ayse@ornek.com\n", "ayse@ornek.com"],
    ["ayse+hediye@mail.ornek.com.tr", "ayse+hediye@mail.ornek.com.tr"],
    ["ADMIN@LOCALHOST", "admin@localhost"],
  ])("%j has the canonical spelling %s", (typed, spelling) => {
    expect(emailOf(typed)).toBe(spelling);
  });

  test.each(["admın@ornek.com", "ADMİN@ornek.com", "adm\u0131n@ornek.com", "\u212Aemal@ornek.com", "ayse@örnek.com"])(
    "%j is refused, because an address is ASCII",
    (typed) => {
      expect(emailOf(typed)).toBeUndefined();
    },
  );

  test.each([
    "a",
    "@b.c",
    "a@",
    "a@b@c.d",
    "a b@c.d",
    "a@b..c",
    "a@.",
    "a@-b",
    "a@b-",
    "<a>@b.c",
    '"a"@b.c',
    "a,b@c.d",
  ])("%j is refused, as by the browser's e-mail field (§5)", (typed) => {
    expect(emailOf(typed)).toBeUndefined();
  });

  test.each([
    `${"a".repeat(65)}@b.c`,
    `a@${"b.".repeat(130)}c`,
    `a@${"b".repeat(100_000)}`,
    "a@b.c\0",
    5,
    null,
    ["a@b.c"],
  ])("%j is refused", (typed) => {
    expect(emailOf(typed)).toBeUndefined();
  });
});

describe("registering", () => {
  test.each([
    ["without a name", { ...ayse, name: " " }, "Ad soyad gerekli"],
    ["without an e-mail", { ...ayse, email: "" }, "E-posta adresi gerekli"],
    ["without a password", { ...ayse, password: undefined }, "Şifre gerekli"],
    ["with seven characters", { ...ayse, password: "1234567" }, "Şifre en az 8 karakter olmalı"],
    ["with four emoji, eight units long", { ...ayse, password: "🎁".repeat(4) }, "Şifre en az 8 karakter olmalı"],
    ["with 129 characters", { ...ayse, password: "a".repeat(129) }, "Şifre en fazla 128 karakter olabilir"],
  ])("%s is refused (§5)", (_how, body, message) => {
    expect(firstError(body)).toBe(message);
  });

  test.each(["        ", "🎁".repeat(128), "a".repeat(8)])(
    "the password %j is long enough, and kept untrimmed",
    (password) => {
      expect(registerSchema.parse({ ...ayse, password }).password).toBe(password);
    },
  );

  test("unknown fields such as a role are dropped, so nobody registers as an admin (§6)", () => {
    const sent = JSON.parse('{"role":"admin","id":"1","isAdmin":true,"__proto__":{"role":"admin"}}');
    const registered = registerSchema.parse({ ...sent, ...ayse });
    expect(registered).toEqual(ayse);
    expect("role" in registered).toBe(false);
  });
});

describe("logging in", () => {
  test("needs only e-mail and password (§5), and accepts an old short password", () => {
    expect(loginSchema.parse({ email: ayse.email, password: "kisa" })).toEqual({ email: ayse.email, password: "kisa" });
  });

  test("a password in another Unicode form is the same password", () => {
    const typed = (password: string) => loginSchema.parse({ email: ayse.email, password }).password;
    expect(typed("s\u0327ifre\u0300")).toBe(typed("şifrè"));
  });
});

describe("Google", () => {
  test("a session id is accepted unchanged (§7)", () => {
    expect(googleSchema.parse({ sessionId: "abc.DEF_123-x" })).toEqual({ sessionId: "abc.DEF_123-x" });
  });

  test.each(["", "kısa", "a b c d e f", "a/../../etc", "a\r\nX-Header: 1", "x".repeat(513), 12345678, null, undefined])(
    "%j is no session id (§8)",
    (sessionId) => {
      expect(googleSchema.safeParse({ sessionId }).error?.issues[0]?.message).toBe("Google girişi başarısız");
    },
  );

  test("a provider's profile needs an id, an e-mail and a name", () => {
    const profile = { id: "g-1", email: "Ayse@Ornek.com", name: " Ayşe " };
    expect(externalProfileSchema.parse(profile)).toEqual({ id: "g-1", email: "ayse@ornek.com", name: "Ayşe" });
    for (const missing of ["id", "email", "name"])
      expect(externalProfileSchema.safeParse({ ...profile, [missing]: "" }).success).toBe(false);
  });
});
