import { expect, test } from "vitest";
import { ShopError } from "../../domain/error.ts";
import { explainFailure } from "../start/start-failure.ts";
import { failureKind } from "./database-failure.ts";

const file = (errcode: number) => Object.assign(new Error("in English"), { code: "ERR_SQLITE_ERROR", errcode });
const coded = (code: string) => Object.assign(new Error("in English"), { code });

test.each([
  ["a damaged file", file(11), "bozulmuş"],
  ["no database", file(26), "bir veritabanı dosyası değil"],
  ["a folder that cannot be written", file(1544), "yazılamıyor"],
  ["a file that cannot be opened", file(14), "açılamıyor"],
  ["a full disk", file(13), "yer kalmamış"],
  ["a wrong password", coded("28P01"), "şifre doğru mu"],
  ["an unknown database", coded("3D000"), "önce onu oluştur"],
  ["no right to make tables", coded("42501"), "izni yok"],
  ["a table of another program", coded("42P07"), "başka bir programın tabloları var"],
  ["a socket that is not there", Object.assign(coded("ENOENT"), { syscall: "connect" }), "ulaşılamıyor"],
  ["a server without a free connection", coded("53300"), "max_connections"],
  ["a silent server", new Error("timeout exceeded when trying to connect"), "yanıt vermiyor"],
  ["a database that knows no Turkish letters", coded("22P05"), "UTF8"],
  ["a database for reading only", coded("25006"), "salt okunur"],
  ["an unknown certificate", coded("DEPTH_ZERO_SELF_SIGNED_CERT"), "sertifikası tanınmıyor"],
  [
    "a server that wants encryption",
    Object.assign(new Error("no pg_hba.conf entry for host, no encryption"), { code: "28000" }),
    "şifreli bağlantı",
  ],
  ["no answer at any address", new AggregateError([coded("ECONNREFUSED")]), "ulaşılamıyor"],
])("%s is explained in one sentence, also if it interrupted the first start", (_, error, sentence) => {
  expect(explainFailure(error, 3000)).toContain(sentence);
  expect(explainFailure(new ShopError("unavailable", "biraz sonra tekrar dene", { cause: error }), 3000)).toContain(
    sentence,
  );
});

const MESSAGE = "No such user: ayse@posta.example";

test.each([
  [Object.assign(new Error(MESSAGE), { code: "EENVELOPE" }), "EENVELOPE"],
  [Object.assign(new TypeError(MESSAGE), { code: 550 }), "TypeError"],
  [new TypeError(MESSAGE), "TypeError"],
  [MESSAGE, "unknown"],
  [undefined, "unknown"],
])("a failure is logged by its kind, without its message", (cause, kind) => {
  expect(failureKind(cause)).toBe(kind);
});
