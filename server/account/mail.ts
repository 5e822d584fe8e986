import type { Transporter } from "nodemailer";
import type { MailServer } from "../config/config.ts";
import { isLoopback } from "../config/setting-combinations.ts";

export type Mail = { send(letter: { to: string; subject: string; text: string }): Promise<void> };

const MAIL_TIMEOUT_MS = 10_000;

/** The package is loaded with the first letter: most shops send none. */
export function createMail({ url, from }: MailServer, shopName: string): Mail {
  let transport: Promise<Transporter> | undefined;

  return {
    async send(letter) {
      transport ??= openTransport(url);
      await (await transport).sendMail({ from: { name: shopName, address: from }, ...letter });
    },
  };
}

/** Only the last steps inside one machine go unencrypted. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  const isHere = isLoopback(new URL(url).hostname);
  return createTransport({
    ...{ url, requireTLS: !isHere, disableFileAccess: true, disableUrlAccess: true },
    ...{ connectionTimeout: MAIL_TIMEOUT_MS, greetingTimeout: MAIL_TIMEOUT_MS, socketTimeout: MAIL_TIMEOUT_MS },
  });
}
