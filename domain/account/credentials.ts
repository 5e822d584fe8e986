import { z } from "zod";
import { line } from "../plain-text.ts";
import { MAX_MARKS } from "./devices.ts";

export const PASSWORD_MIN = 8;
const PASSWORD_MAX = 128;

/** The rule of a browser's e-mail field (HTML, spec §5): one @, and labels that are not empty and do not end in a hyphen. */
const ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$/;

/** The canonical spelling is ASCII in lower case. The pattern is checked first, because `toLowerCase` turns the Kelvin sign into a k. */
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

/** Marks of earlier versions are longer. */
const MARK = String.raw`[\w.-]{43,66}`;

/** The marks that a device got at earlier sign-ins. Malformed ones are ignored. */
const device = z
  .string()
  .regex(new RegExp(`^${MARK}(?: ${MARK}){0,${MAX_MARKS - 1}}$`))
  .optional()
  .catch(undefined);

/** Six digits of an app, or a recovery code. Any other text is a wrong code, not a malformed request. */
export const code = z
  .string({ error: "Doğrulama kodunu yaz" })
  .trim()
  .min(1, { error: "Doğrulama kodunu yaz" })
  .max(64, { error: "Doğrulama kodu çok uzun" });

export const loginSchema = z.object({ email, password: anyPassword, device, code: code.optional() });

export const registerSchema = z.object({ name: personName, email, password: newPassword });

export const renameSchema = z.object({ name: personName });

export const passwordChangeSchema = z
  .object({ old: anyPassword.optional(), password: newPassword })
  .refine(({ old, password }) => password !== old, {
    error: "Yeni şifren eskisinden farklı olmalı",
    path: ["password"],
  });

/** A repeated password, or the code that is asked for instead. */
export const proofSchema = z.object({ password: anyPassword.optional(), code: code.optional() });

/** An account without a password sends none. */
export const removalSchema = z.object({ password: anyPassword.optional() });

export const someoneSchema = z.object({ email });

export const resetSchema = z.object({
  link: z.string().regex(/^[\w-]{43}$/, { error: "Bu bağlantı eksik; tamamını aç" }),
  password: newPassword,
});

const GOOGLE_FAILED = { error: "Google girişi başarısız" };

export const googleSchema = z.object(
  {
    sessionId: z.string(GOOGLE_FAILED).regex(/^[A-Za-z0-9._-]{8,512}$/, GOOGLE_FAILED),
    /** Sent with the same `sessionId` after the answer that a code is needed. */
    code: code.optional(),
  },
  GOOGLE_FAILED,
);

/** The profile that an external provider sends. */
export const externalProfileSchema = z.object({ id: z.string().min(1).max(255), email, name: personName });

/** `provesAddress`: the provider has verified the mailbox. The profile itself cannot claim that. */
export type ExternalProfile = z.output<typeof externalProfileSchema> & { provesAddress: boolean };
