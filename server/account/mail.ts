import type { Transporter } from "nodemailer";
import type { MailServer } from "../config/config.ts";
import { isLoopback } from "../config/setting-combinations.ts";
import { madeOnce } from "../memory/lru-cache.ts";

export type Mail = { send(message: { to: string; subject: string; text: string }): Promise<void> };

const MAIL_TIMEOUT_MS = 10_000;

/** Loads nodemailer with the first mail, because most shops send none. */
export function createMail({ url, from }: MailServer, shopName: () => Promise<string>): Mail {
  const transport = madeOnce(() => openTransport(url));

  return {
    async send(message) {
      await (await transport()).sendMail({ from: { name: await shopName(), address: from }, ...message });
    },
  };
}

/** Signs in to the mail server and sends nothing. */
export async function reachMailServer({ url }: Pick<MailServer, "url">): Promise<void> {
  const transport = await openTransport(url);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Requires TLS, unless the mail server runs on this machine. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  const isLocal = isLoopback(new URL(url).hostname);
  return createTransport({
    url,
    requireTLS: !isLocal,
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: MAIL_TIMEOUT_MS,
    greetingTimeout: MAIL_TIMEOUT_MS,
    socketTimeout: MAIL_TIMEOUT_MS,
  });
}
