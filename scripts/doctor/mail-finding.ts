import { reachMailServer } from "../../server/account/mail.ts";
import type { Config } from "../../server/config/config.ts";
import { failureKind } from "../../server/log/failure-kind.ts";
import { type Finding, fine, missing, weak } from "./diagnosis.ts";

export async function mailFinding({ mailServer }: Pick<Config, "mailServer">): Promise<Finding> {
  const what = "Posta";
  if (!mailServer)
    return weak(what, "SMTP_URL yok; şifresini unutan bağlantıyı postayla değil, WhatsApp'tan senden ister.");
  const { hostname } = new URL(mailServer.url);
  try {
    await reachMailServer(mailServer);
    return fine(what, `${hostname}, ${mailServer.from} adına`);
  } catch (error) {
    return missing(what, `${hostname} kabul etmedi (${failureKind(error)}): SMTP_URL'deki adı ve şifreyi kontrol et.`);
  }
}
