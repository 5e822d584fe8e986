/** A Turkish sentence for a database problem that an owner can fix. */
export function explainDatabase(error: unknown): string | undefined {
  if (error instanceof AggregateError) return explainDatabase(error.errors[0]);
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  if (error.code !== "ERR_SQLITE_ERROR") return SENTENCES.get(String(error.code));
  return "errcode" in error ? FILE_SENTENCES.get(Number(error.errcode) & 0xff) : undefined;
}

const SENTENCES = new Map([
  ["ENOTFOUND", "HOST ya da DATABASE_URL içindeki makine adı bulunamadı."],
  ["ECONNREFUSED", "PostgreSQL'e ulaşılamıyor: DATABASE_URL doğru mu, veritabanı çalışıyor mu?"],
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
