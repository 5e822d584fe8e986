import { generateKeyPairSync } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Provider } from "oidc-provider";

export const CLIENT = { id: "fiyonk-dukkani", secret: "gizli-gizli-gizli-gizli-gizli-32" };

export type Person = { sub: string; email: string; email_verified?: boolean | string; name?: string };

const signing = generateKeyPairSync("rsa", { modulusLength: 2048 });
export const SIGNING_KEY = signing.privateKey;
export const KEY_ID = "imza";

const SCOPE = "openid email profile";

type Parts = { issuer: string; callbackUrl: string; person: () => Person };

/** A certified OpenID provider that asks for consent only. The test decides which person signs in. */
export function createCertifiedProvider({ issuer, callbackUrl, person }: Parts) {
  const provider = new Provider(issuer, {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [callbackUrl],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    jwks: { keys: [{ ...SIGNING_KEY.export({ format: "jwk" }), kid: KEY_ID, alg: "RS256", use: "sig" }] },
    cookies: { keys: ["yalnız denemede"] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 60, Interaction: 600, Session: 600 },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/question/${uid}` },
    findAccount: (_: unknown, accountId: string) => ({ accountId, claims: () => person() }),
  });
  const answer = provider.callback();

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, url = "" } = request;
    if (!url.startsWith("/question/")) return answer(request, response);
    if (method === "GET") return void response.writeHead(200, { "Content-Type": "text/html" }).end(question(url));
    const isRefused = url.endsWith("/no");
    const result = isRefused ? { error: "access_denied", error_description: "Vazgeçildi" } : await consent();
    return provider.interactionFinished(request, response, result);
  };

  async function consent() {
    const accountId = person().sub;
    const grant = new provider.Grant({ accountId, clientId: CLIENT.id });
    grant.addOIDCScope(SCOPE);
    return { login: { accountId }, consent: { grantId: await grant.save() } };
  }
}

const question = (
  url: string,
) => `<!doctype html><html lang="tr"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Hesap seç</title>
<form method="post" action="${url}/yes"><button>İzin ver</button></form>
<form method="post" action="${url}/no"><button>Reddet</button></form></html>`;

type Payload = { uid?: string; grantId?: string; consumed?: number };

/** Storage for one provider's sessions and codes. The library's own is shared by all providers and warns on the console. */
function memoryAdapter() {
  const stored = new Map<string, Payload>();

  return class MemoryAdapter {
    readonly kind: string;

    constructor(kind: string) {
      this.kind = kind;
    }

    async upsert(id: string, payload: Payload) {
      stored.set(this.key(id), payload);
    }

    async find(id: string) {
      return stored.get(this.key(id));
    }

    async findByUid(uid: string) {
      return [...stored].find(([key, payload]) => key.startsWith(`${this.kind}:`) && payload.uid === uid)?.[1];
    }

    async consume(id: string) {
      const payload = stored.get(this.key(id));
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    }

    async destroy(id: string) {
      stored.delete(this.key(id));
    }

    async revokeByGrantId(grantId: string) {
      for (const [key, payload] of stored) if (payload.grantId === grantId) stored.delete(key);
    }

    private key(id: string) {
      return `${this.kind}:${id}`;
    }
  };
}
