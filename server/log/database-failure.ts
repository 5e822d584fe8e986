import { codeOf, ShopError } from "../../domain/error.ts";
import type { Log } from "./log.ts";

/** A Turkish sentence for a problem of the database, also for one that may pass by itself. */
export const explainOutage = (error: unknown): string | undefined => explainDatabase(error) ?? explainPassing(error);

/** A Turkish sentence for a database problem that an owner can fix. */
export function explainDatabase(error: unknown): string | undefined {
  if (error instanceof AggregateError) return explainDatabase(error.errors[0]);
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  if (error.code === "28000" && /no encryption|SSL off/.test(error.message)) return UNENCRYPTED;
  if (error.code === "ENOENT") return "syscall" in error && error.syscall === "connect" ? UNREACHABLE : undefined;
  if (error.code !== "ERR_SQLITE_ERROR") return SENTENCES.get(String(error.code));
  return "errcode" in error ? FILE_SENTENCES.get(Number(error.errcode) & 0xff) : undefined;
}

function explainPassing(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (SILENT.test(error.message)) return "PostgreSQL yanıt vermiyor: çalışıyor mu, DATABASE_URL doğru mu?";
  if (!("code" in error)) return undefined;
  if (error.code !== "ERR_SQLITE_ERROR") return PASSING.get(String(error.code));
  return "errcode" in error && BUSY.has(Number(error.errcode) & 0xff)
    ? "Veritabanı dosyasını başka bir program kilitli tutuyor."
    : undefined;
}

/** Errors of the client, which have no code. */
const SILENT = /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout)/;
const BUSY = new Set([5, 6]);

const PASSING = new Map([
  ["53300", "PostgreSQL'in bağlantı sınırı dolu (max_connections): öteki programları azalt ya da sınırı yükselt."],
  ["57014", "PostgreSQL sorguyu yarıda kesti: statement_timeout çok kısa."],
  ["57P01", "PostgreSQL kapanıyor."],
  ["57P03", "PostgreSQL açılıyor ya da kapanıyor."],
  ["25006", "DATABASE_URL içindeki veritabanı ya da kullanıcı salt okunur: dükkân kaydedemez."],
  ["EAI_AGAIN", "Makine adları şu an çözülemiyor: DNS çalışıyor mu?"],
  ["ETIMEDOUT", "PostgreSQL yanıt vermiyor: DATABASE_URL doğru mu, güvenlik duvarı izin veriyor mu?"],
  ["ECONNRESET", "PostgreSQL bağlantıyı kesti: çalışıyor mu?"],
]);

const UNREACHABLE = "PostgreSQL'e ulaşılamıyor: DATABASE_URL doğru mu, veritabanı çalışıyor mu?";
const UNENCRYPTED = "PostgreSQL şifreli bağlantı istiyor: DATABASE_URL'in sonuna ?sslmode=require ekle.";
const UNTRUSTED =
  "PostgreSQL'in sertifikası tanınmıyor: DATABASE_URL'e sslrootcert=/yol/ca.pem ekle, ya da tanınan bir sertifika kullan.";

const SENTENCES = new Map([
  ["ENOTFOUND", "HOST ya da DATABASE_URL içindeki makine adı bulunamadı."],
  ["ECONNREFUSED", UNREACHABLE],
  ["DEPTH_ZERO_SELF_SIGNED_CERT", UNTRUSTED],
  ["SELF_SIGNED_CERT_IN_CHAIN", UNTRUSTED],
  ["22P05", "DATABASE_URL içindeki veritabanı Türkçe harfleri saklayamıyor: UTF8 kodlamalı bir veritabanı oluştur."],
  ["28P01", "PostgreSQL girişi reddetti: DATABASE_URL içindeki ad ve şifre doğru mu?"],
  ["28000", "PostgreSQL girişi reddetti: DATABASE_URL içindeki ad ve şifre doğru mu?"],
  ["3D000", "DATABASE_URL içindeki veritabanı yok; önce onu oluştur."],
  ["42501", "DATABASE_URL içindeki kullanıcının bu veritabanında tablo açmaya izni yok; ona izin ver."],
  ["42P07", "DATABASE_URL içindeki veritabanında başka bir programın tabloları var; Fiyonk'a boş bir veritabanı ver."],
  ["53100", "PostgreSQL'in diskinde yer kalmamış: yer aç ve dükkânı yeniden başlat."],
]);

/** By SQLite's primary result codes. */
const FILE_SENTENCES = new Map([
  [8, "DATA_DIR klasörüne ya da içindeki fiyonk.sqlite dosyasına yazılamıyor: izinlerini düzelt."],
  [10, "Disk okunamıyor ya da yazılamıyor: DATA_DIR'in durduğu diski kontrol et."],
  [11, "Veritabanı dosyası bozulmuş: DATA_DIR içindeki fiyonk.sqlite'ı kenara al, yerine son yedeği koy."],
  [13, "Diskte yer kalmamış: yer aç ve dükkânı yeniden başlat."],
  [14, "DATA_DIR içindeki fiyonk.sqlite açılamıyor: klasörün ve dosyanın izinlerini kontrol et."],
  [26, "DATA_DIR içindeki fiyonk.sqlite bir veritabanı dosyası değil: kenara al, yerine son yedeği koy."],
]);

/** Logs outages of the database. The person who starts the shop also sees on the console that it waits. */
export const databaseLog = (log: Pick<Log, "info" | "warn">) => ({
  onAway(error: unknown) {
    log.warn("database_away", error instanceof ShopError ? { reason: outageReason(error.cause) } : { error });
  },
  onBack: () => log.info("database_back"),
  onWaiting(why: unknown) {
    console.log(
      `${explainOutage(why) ?? "Veritabanı şu an yanıt vermiyor ya da meşgul."} Bekleniyor; düzelince dükkân kendiliğinden açılacak.`,
    );
    log.warn("waiting_for_database", why === undefined ? {} : { reason: outageReason(why) });
  },
  onWriterEnded: (cause: unknown) => log.warn("writer_ended", { reason: outageReason(cause) }),
});

/** Only the kind of a failure goes to the log: its message could quote personal data. */
export function failureKind(cause: unknown): string {
  if (!(cause instanceof Error)) return "unknown";
  return "code" in cause && typeof cause.code === "string" ? cause.code : cause.name;
}

/** A short reason for the log, enough to tell outages apart. No stack: the request did not cause the outage. */
export function outageReason(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return `${codeOf(cause)} ${cause.message}`.trim();
}
