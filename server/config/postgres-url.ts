import { z } from "zod";

/** `postgres://user@/database?host=/run/postgresql` names no machine, because it leads to a socket. */
export const parsePostgresUrl = (typed: string): URL | null => URL.parse(typed.replace("@/", "@localhost/"));

export const postgresUrl = z
  .string()
  .regex(/^postgres(?:ql)?:\/\//, { error: "postgres:// ile başlamalı", abort: true })
  .refine((typed) => /^\S+$/.test(typed) && parsePostgresUrl(typed) !== null, {
    error: "okunamıyor: şifredeki / # ? ve boşluk işaretlerini %2F %23 %3F %20 diye yaz",
  });
