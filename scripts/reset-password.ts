import { existsSync } from "node:fs";
import { join } from "node:path";
import { someoneSchema } from "../domain/account/credentials.ts";
import { RESET_MINUTES } from "../domain/account/reset-link.ts";
import { makeResetLink } from "../server/account/reset-links.ts";
import { type Config, readConfig } from "../server/config/config.ts";
import { explainFailure } from "../server/start/start-failure.ts";
import { createAccountEvents } from "../storage/account/stored-account-events.ts";
import { createAccounts } from "../storage/account/stored-accounts.ts";
import { createResetLinks } from "../storage/account/stored-reset-links.ts";
import { createSecondFactors } from "../storage/account/stored-second-factors.ts";
import { openDatabase } from "../storage/database.ts";

// For an owner who is locked out: whoever may read the database may also set a password in it. The shop may run meanwhile.
if (existsSync(".env")) process.loadEnvFile(".env");
try {
  process.exitCode = await resetPassword(readConfig(process.env), process.argv[3]);
} catch (error) {
  console.error(explainFailure(error, 0) ?? "Beklenmeyen bir hata oldu; veritabanı ayarlarını kontrol et.");
  process.exitCode = 1;
}

async function resetPassword(config: Config, typed: string | undefined): Promise<number> {
  const { databaseUrl, dataDir, publicUrl } = config;
  const { data: person } = someoneSchema.safeParse({ email: typed });
  if (!person) return refuse("Kimin şifresi? Örnek: npm run reset-password -- admin@localhost");
  if (!databaseUrl && !existsSync(join(dataDir, "fiyonk.sqlite"))) {
    return refuse(`Burada bir dükkân yok: ${dataDir}. DATA_DIR ya da DATABASE_URL ile yerini söyle.`);
  }
  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  try {
    const accounts = createAccounts(db);
    const account = await accounts.findAccount(person.email);
    if (!account) return refuse(`Bu e-postayla bir hesap yok: ${person.email}`);
    const link = await makeResetLink(account, { resetLinks: createResetLinks(db), publicUrl, now: new Date() });
    await createSecondFactors(db).removeSecondFactors(account.id);
    const how = { way: "command", device: "", place: "" } as const;
    await createAccountEvents(db).add({ at: new Date(), userId: account.id, kind: "reset-link-made", ...how });
    console.log(`Şifreyi bu bağlantıdan belirle (${RESET_MINUTES} dakika geçerli, bir kez kullanılır):\n${link}`);
    console.log("Varsa iki adımlı giriş ve kayıtlı parmak izleri kaldırıldı; girince yeniden kurabilirsin.");
    return 0;
  } finally {
    await close();
  }
}

function refuse(why: string): number {
  console.error(why);
  return 1;
}
