import { reachMailServer } from "../../server/account/mail.ts";
import type { Config } from "../../server/config/config.ts";
import { failureKind } from "../../server/log/database-failure.ts";
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
    const kind = failureKind(error);
    return missing(what, `${hostname}: ${WHY.get(kind) ?? "SMTP_URL'i kontrol et"} (${kind}).`);
  }
}

const NO_WAY = "bağlanılamıyor; SMTP_URL'deki ad ve port doğru mu, güvenlik duvarı izin veriyor mu?";
const PORTS = "smtps:// 465, smtp:// 587 portu içindir";
const WHY = new Map([
  ["EAUTH", "girişi kabul etmedi; SMTP_URL'deki adı ve şifreyi kontrol et"],
  ["ENOAUTH", "ad ve şifre istiyor; ikisini SMTP_URL'e yaz"],
  ["EDNS", "böyle bir makine adı yok; SMTP_URL'i kontrol et"],
  ["ENOTFOUND", "böyle bir makine adı yok; SMTP_URL'i kontrol et"],
  ["ETLS", `şifreli konuşulamıyor; ${PORTS}`],
  ["ESOCKET", `${NO_WAY} ${PORTS}`],
  ["ECONNECTION", NO_WAY],
  ["ECONNREFUSED", NO_WAY],
  ["ETIMEDOUT", NO_WAY],
]);
