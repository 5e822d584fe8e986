import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const PRESENT = 0x01;
const VERIFIED = 0x04;
const NEW_KEY = 0x40;

/** Wrong values that a dishonest authenticator sends instead of the true ones. */
type Lies = Partial<{ origin: string; site: string; isVerified: boolean; counter: number; userId: string; id: string }>;

/** An authenticator that makes one passkey and shows it. */
export function playAuthenticator(publicUrl: string) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  let counter = 0;
  let owner = "";

  const clientData = (type: string, challenge: string, { origin = publicUrl }: Lies) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const authenticatorData = (lies: Lies, flags = 0, rest = Buffer.alloc(0)) => {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(lies.counter ?? counter);
    const verified = lies.isVerified === false ? 0 : VERIFIED;
    return Buffer.concat([
      sha256(Buffer.from(lies.site ?? new URL(publicUrl).hostname)),
      Buffer.of(PRESENT | verified | flags),
      counted,
      rest,
    ]);
  };

  const newKey = () => {
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    const cose = [bytes("a5010203262001215820"), fromText(x), bytes("225820"), fromText(y)];
    return Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, ...cose]);
  };

  return {
    make({ challenge, user }: { challenge: string; user: { id: string } }, lies: Lies = {}) {
      owner = user.id;
      const data = authenticatorData(lies, NEW_KEY, newKey());
      const length = Buffer.alloc(2);
      length.writeUInt16BE(data.length);
      const head = bytes("a363666d74646e6f6e656761747453746d74a068617574684461746159");
      return {
        id: inText(id),
        type: "public-key",
        response: {
          clientDataJSON: inText(clientData("webauthn.create", challenge, lies)),
          attestationObject: inText(Buffer.concat([head, length, data])),
          transports: ["internal"],
        },
      };
    },

    show({ challenge }: { challenge: string }, lies: Lies = {}) {
      counter += 1;
      const client = clientData("webauthn.get", challenge, lies);
      const data = authenticatorData(lies);
      return {
        id: lies.id ?? inText(id),
        type: "public-key",
        response: {
          clientDataJSON: inText(client),
          authenticatorData: inText(data),
          signature: inText(sign("sha256", Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle: lies.userId ?? owner,
        },
      };
    },
  };
}

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest();
const bytes = (hex: string) => Buffer.from(hex, "hex");
const inText = (bytes: Buffer) => bytes.toString("base64url");
const fromText = (text: string) => Buffer.from(text, "base64url");
