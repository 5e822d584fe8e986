import { z } from "zod";
import { line } from "../plain-text.ts";
import { MAX_MARKS } from "./device-marks.ts";

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/** What a browser's e-mail field accepts (HTML's own rule, spec §5): one @, labels that are neither empty nor end in a hyphen. */
const ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$/;

/** An address has one spelling: ASCII, lower case. `toLowerCase` alone would let the Kelvin sign pass for a k. */
const email = z
  .string({ error: "E-posta adresi gerekli" })
  .trim()
  .min(1, { error: "E-posta adresi gerekli" })
  .max(254, { error: "E-posta adresi çok uzun" })
  .regex(ADDRESS, { error: "Geçerli bir e-posta adresi yaz" })
  .transform((address) => address.toLowerCase());

const anyPassword = z
  .string({ error: "Şifre gerekli" })
  .min(1, { error: "Şifre gerekli" })
  .max(1024, { error: "Şifre çok uzun" })
  .transform((password) => password.normalize("NFC"));

const newPassword = anyPassword
  .refine((password) => [...password].length >= PASSWORD_MIN, { error: `Şifre en az ${PASSWORD_MIN} karakter olmalı` })
  .refine((password) => [...password].length <= PASSWORD_MAX, {
    error: `Şifre en fazla ${PASSWORD_MAX} karakter olabilir`,
  });

const personName = line({ label: "Ad soyad", max: 100 }).refine((name) => name !== "", { error: "Ad soyad gerekli" });

/** Those of before decision 64 were longer. */
const MARK = String.raw`[\w.-]{43,66}`;

/** What a device got when its people signed in there. Wrong ones are as good as none. */
const device = z
  .string()
  .regex(new RegExp(`^${MARK}(?: ${MARK}){0,${MAX_MARKS - 1}}$`))
  .optional()
  .catch(undefined);

/** Six digits of an app, or a code for a lost phone: what is neither is wrong, not malformed. */
export const code = z
  .string({ error: "Doğrulama kodunu yaz" })
  .trim()
  .min(1, { error: "Doğrulama kodunu yaz" })
  .max(64, { error: "Doğrulama kodu çok uzun" });

export const loginSchema = z.object(
  { email, password: anyPassword, device, code: code.optional() },
  { error: "Giriş bilgileri eksik" },
);

export const registerSchema = z.object(
  { name: personName, email, password: newPassword },
  { error: "Kayıt bilgileri eksik" },
);

export const renameSchema = z.object({ name: personName }, { error: "Ad soyad gerekli" });

export const passwordChangeSchema = z
  .object({ old: anyPassword.optional(), password: newPassword }, { error: "Şifre bilgileri eksik" })
  .refine(({ old, password }) => password !== old, { error: "Yeni şifren eskisinden farklı olmalı" });

/** One's password again, or the code that is asked for in its place. */
export const proofSchema = z.object(
  { password: anyPassword.optional(), code: code.optional() },
  { error: "Şifre gerekli" },
);

/** An account without a password sends none. */
export const removalSchema = z.object({ password: anyPassword.optional() }, { error: "Gönderilen bilgi geçersiz" });

export const someoneSchema = z.object({ email }, { error: "E-posta adresi gerekli" });

export const resetSchema = z.object(
  {
    link: z.string({ error: "Bağlantı eksik" }).regex(/^[\w-]{43}$/, { error: "Bu bağlantı eksik; tamamını aç" }),
    password: newPassword,
  },
  { error: "Şifre bilgileri eksik" },
);

export const googleSchema = z.object(
  {
    sessionId: z
      .string({ error: "Google girişi başarısız" })
      .regex(/^[A-Za-z0-9._-]{8,512}$/, { error: "Google girişi başarısız" }),
    /** With the same id, once it was answered that a code is needed. */
    code: code.optional(),
  },
  { error: "Google girişi başarısız" },
);

/** What an external provider says of a person. */
export const externalProfileSchema = z.object({ id: z.string().min(1).max(255), email, name: personName });

/** `provesAddress`: the provider knows that the mailbox is this person's. No profile can say so of itself. */
export type ExternalProfile = z.output<typeof externalProfileSchema> & { provesAddress: boolean };
