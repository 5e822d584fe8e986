import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export type Letter = { to: string[]; raw: string };

/** A real SMTP server that keeps what it is given; `refuse` makes it one that takes nothing. */
export async function openMailServer({ refuse = false } = {}) {
  const letters: Letter[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (_address, _session, done) => done(refuse ? new Error("posta kutusu dolu") : undefined),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        letters.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(parts).toString("utf8"),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** The text of a letter, as its reader sees it. */
export function wordsOf(letter: Letter | undefined): string {
  const { raw } = letter ?? { raw: "" };
  const body = raw.slice(raw.indexOf("\r\n\r\n") + 4);
  if (/^content-transfer-encoding: base64/im.test(raw)) return Buffer.from(body, "base64").toString();
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}
