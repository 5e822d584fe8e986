import { once } from "node:events";
import { createServer, isIPv6 } from "node:net";
import { reachMailServer } from "../../server/account/mail.ts";
import type { Config } from "../../server/config/config.ts";
import { isLoopbackUrl } from "../../server/config/setting-combinations.ts";
import { failureKind } from "../../server/log/database-failure.ts";
import { explainFailure } from "../../server/start/start-failure.ts";
import { type Finding, fine, missing, weak } from "./machine-findings.ts";

const PATIENCE_MS = 5000;

type Address = Pick<Config, "publicUrl" | "isProduction" | "trustedProxies">;

/** Asks the shop's own public address, as a visitor's browser would. */
export async function addressFinding({ publicUrl, isProduction, trustedProxies }: Address): Promise<Finding> {
  const what = "Adres";
  if (!isProduction) return weak(what, "bu bir deneme dükkânı; canlı için NODE_ENV=production ve PUBLIC_URL ver.");
  if (isLoopbackUrl(publicUrl)) return weak(what, `${publicUrl} yalnız bu makineden açılır.`);
  const failure = await failureOf(publicUrl);
  if (failure instanceof URL) return missing(what, `${publicUrl} ${redirected(publicUrl, failure)}`);
  if (failure !== undefined) return missing(what, `${publicUrl} ${whyNot(failure)}`);
  if (trustedProxies === 0) {
    return weak(
      what,
      `${publicUrl} açılıyor, ama TRUST_PROXY=0: vekilin arkasında herkes tek ziyaretçi sayılır, 1 yaz.`,
    );
  }
  return fine(what, `${publicUrl} https ile açılıyor`);
}

const UNKNOWN_NAME = "alan adının bir sunucusu yok: alan adını aldığın yerde A kaydını bu makineye yönelt.";
const NO_ANSWER = "cevap vermiyor: 80 ve 443 numaralı portlar güvenlik duvarında açık mı?";

/** The first that fits. */
const WHY: [failure: RegExp, sentence: string][] = [
  [/^(?:ENOTFOUND|EAI_AGAIN)$/, UNKNOWN_NAME],
  [/^ECONNREFUSED$/, "bağlantıyı kabul etmiyor: vekil (Caddy) çalışıyor mu?"],
  [/^(?:TimeoutError|UND_ERR_CONNECT_TIMEOUT|ETIMEDOUT|EHOSTUNREACH)$/, NO_ANSWER],
  [
    /^ERR_SSL|CERT|SIGNATURE/,
    "geçerli bir sertifikası yok: A kaydı bu makineye mi gidiyor, vekil (Caddy) günlüğü ne diyor?",
  ],
  [/^status 50[234]/, "açılıyor ama arkasında dükkân yok: dükkân çalışıyor mu?"],
  [/^(?:another|status)/, "açılıyor ama başka bir site: alan adı ve vekil bu dükkâna mı gidiyor?"],
];

const whyNot = (failure: string): string =>
  WHY.find(([known]) => known.test(failure))?.[1] ?? `açılmıyor (${failure}): vekil (Caddy) günlüğüne bak.`;

/** The same shop under a shorter or longer name, or perhaps somebody else's site. */
function redirected(publicUrl: string, target: URL): string {
  const { origin, host } = target;
  if (nameOf(target) === nameOf(new URL(publicUrl)))
    return `${origin} adresine yönlendiriyor: PUBLIC_URL'e ${origin} yaz.`;
  return `${host} adresine yönlendiriyor. Orası başkasının sitesiyse alan adındaki yönlendirmeyi kaldır, seninse PUBLIC_URL'e ${origin} yaz.`;
}

const nameOf = ({ hostname }: URL): string => hostname.replace(/^www\./, "");

/** Undefined where the shop answers. */
async function failureOf(publicUrl: string): Promise<string | URL | undefined> {
  try {
    const answer = await fetch(`${publicUrl}/healthz`, {
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const target = answer.headers.get("Location");
    if (target !== null && URL.canParse(target, publicUrl)) return new URL(target, publicUrl);
    if (!answer.ok) return `status ${answer.status}`;
    return (await answer.text()) === "ok" ? undefined : "another";
  } catch (error) {
    return failureKind(error instanceof Error ? (error.cause ?? error) : error);
  }
}

export async function portFinding({ port, host }: Pick<Config, "port" | "host">): Promise<Finding> {
  const what = "Port";
  const server = createServer().listen(port, host);
  try {
    await once(server, "listening");
    return fine(what, `${port} boş`);
  } catch (error) {
    const failure = await failureOf(`http://${reachableHost(host)}:${port}`);
    if (failure === undefined) return fine(what, `${port}; dükkân şu an açık`);
    if (failure === "TimeoutError") return missing(what, `${port} bekletiyor: ${NOT_STARTING}`);
    return missing(what, explainFailure(error, port) ?? `${port} açılamıyor.`);
  } finally {
    server.close();
  }
}

/** As behind systemd's socket, which takes visitors while the shop does not start. */
const NOT_STARTING = "dükkân açılamıyor olabilir. Nedenini journalctl -u fiyonk -n 50 söyler.";

/** A shop that listens on every address answers on this machine's own. */
function reachableHost(host: string | undefined): string {
  if (host === undefined || host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return isIPv6(host) ? `[${host}]` : host;
}

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
    return missing(what, `${hostname}: ${WHY_NO_MAIL.get(kind) ?? "SMTP_URL'i kontrol et"} (${kind}).`);
  }
}

const NO_WAY = "bağlanılamıyor; SMTP_URL'deki ad ve port doğru mu, güvenlik duvarı izin veriyor mu?";
const PORTS = "smtps:// 465, smtp:// 587 portu içindir";
const WHY_NO_MAIL = new Map([
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
