import { someoneSchema } from "../domain/account/credentials.ts";
import { RESET_MINUTES } from "../domain/account/reset-link.ts";
import { ShopError } from "../domain/error.ts";
import { makeResetLink } from "../server/sign-in/sealed-texts.ts";
import { createAccountEvents } from "../storage/account/stored-account-events.ts";
import { createAccounts } from "../storage/account/stored-accounts.ts";
import { createResetLinks } from "../storage/account/stored-reset-links.ts";
import { createSecondFactors } from "../storage/account/stored-second-factors.ts";
import { withShop } from "./moves/opened-shop.ts";

const command = { mayBeNew: false, maxWords: 1, example: "npm run reset-password -- admin@localhost" };

// For an owner who is locked out: whoever may read the database may also set a password in it. The shop may run meanwhile.
await withShop({ ...command, check: ([typed]) => void personOf(typed) }, async ({ config, database, words }) => {
  const { db } = database;
  const { email } = personOf(words[0]);
  const account = await createAccounts(db).findAccount(email);
  if (!account) throw new ShopError("not-found", `Bu e-postayla bir hesap yok: ${email}`);
  const { publicUrl } = config;
  const link = await makeResetLink(account, { resetLinks: createResetLinks(db), publicUrl, now: new Date() });
  await createSecondFactors(db).removeSecondFactors(account.id);
  const how = { way: "command", device: "", place: "" } as const;
  await createAccountEvents(db).add({ at: new Date(), userId: account.id, kind: "reset-link-made", ...how });
  console.log(`Şifreyi bu bağlantıdan belirle (${RESET_MINUTES} dakika geçerli, bir kez kullanılır):\n${link}`);
  console.log("Varsa iki adımlı giriş ve kayıtlı parmak izleri kaldırıldı; girince yeniden kurabilirsin.");
});

function personOf(email: string | undefined): { email: string } {
  const { data: person } = someoneSchema.safeParse({ email });
  if (!person) throw new ShopError("invalid", `Kimin şifresi? Örnek: ${command.example}`);
  return person;
}
