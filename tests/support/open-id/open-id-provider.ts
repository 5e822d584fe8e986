import { createHmac, createPublicKey, sign } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { createCertifiedProvider, KEY_ID, type Person, SIGNING_KEY } from "./certified-provider.ts";

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;
export type Claims = Record<string, unknown>;

export const AYSE: Person = { sub: "g-1", email: "ayse@posta.example", email_verified: true, name: "Ayşe Google" };

export const TOKEN_PATH = "/token";
export const DISCOVERY_PATH = "/.well-known/openid-configuration";
export const KEYS_PATH = "/jwks";

/** A certified provider on a port of its own. A test may replace the answer of any path. */
export async function openProvider() {
  let certified: Answer = (_, response) => response.writeHead(503).end();
  const inside = createServer((request, response) => void certified(request, response));
  const insideUrl = await listen(inside);

  const replaced = new Map<string, Answer>();
  const requestedPaths: string[] = [];
  const server = createServer((request, response) => {
    const path = (request.url ?? "").replace(/\?.*/, "");
    requestedPaths.push(path);
    void (replaced.get(path) ?? certified)(request, response);
  });
  const url = await listen(server);

  const provider = {
    url,
    person: AYSE,
    /** The paths of all requests, in order. */
    requestedPaths,
    /** Registers the shop as the client. */
    register(shopUrl: string) {
      certified = createCertifiedProvider({
        issuer: url,
        callbackUrl: `${shopUrl}/auth/google/callback`,
        person: () => provider.person,
      });
    },
    answerAt: (path: string, answer: Answer) => replaced.set(path, answer),
    /** Replaces the ID token in the answer of the token endpoint. */
    replaceIdToken: (change: (claims: Claims) => string) => replaced.set(TOKEN_PATH, changedToken(insideUrl, change)),
    reset() {
      replaced.clear();
      requestedPaths.length = 0;
      provider.person = AYSE;
    },
    close() {
      for (const open of [server, inside]) {
        open.closeAllConnections();
        open.close();
      }
    },
  };
  return provider;
}

export type OpenIdProvider = Awaited<ReturnType<typeof openProvider>>;

async function listen(server: ReturnType<typeof createServer>): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
}

const changedToken =
  (insideUrl: string, change: (claims: Claims) => string): Answer =>
  async (request, response) => {
    const answer = await fetch(`${insideUrl}${TOKEN_PATH}`, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: await text(request),
    });
    const tokens = await answer.json();
    const claims = JSON.parse(Buffer.from(tokens.id_token.split(".")[1], "base64url").toString("utf8"));
    response
      .writeHead(answer.status, { "Content-Type": "application/json" })
      .end(JSON.stringify({ ...tokens, id_token: change(claims) }));
  };

/** Signed with the provider's key. */
export function signed(claims: Claims, header: Claims = { alg: "RS256", kid: KEY_ID }): string {
  const content = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");
  return `${content}.${sign("sha256", Buffer.from(content), SIGNING_KEY).toString("base64url")}`;
}

/** With the valid signature of another token. */
export const forged = (claims: Claims): string =>
  signed(claims).replace(/[^.]+$/, signed({ another: "token" }).replace(/^.*\./, ""));

/** Signed with the public key as if it were a shared secret. */
export function signedWithPublicKey(claims: Claims): string {
  const [content = ""] = signed(claims, { alg: "HS256", kid: KEY_ID }).split(/\.(?=[^.]*$)/);
  const publicKey = createPublicKey(SIGNING_KEY).export({ type: "spki", format: "pem" });
  return `${content}.${createHmac("sha256", publicKey).update(content).digest("base64url")}`;
}
