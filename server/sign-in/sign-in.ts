import type { z } from "zod";
import type { Account, Accounts } from "../../domain/account/accounts.ts";
import { isCommonPassword } from "../../domain/account/common-passwords.ts";
import type { loginSchema, registerSchema } from "../../domain/account/credentials.ts";
import type { User } from "../../domain/account/user.ts";
import { ShopError } from "../../domain/error.ts";
import type { Log } from "../log/log.ts";
import { type Client, type Devices, stranger } from "./devices.ts";
import { findGoogleAccount, type SignInProvider } from "./google.ts";
import { logMark } from "./log-mark.ts";
import { isOutdated, type Passwords } from "./passwords.ts";
import type { Throttle } from "./throttle.ts";
import type { Sessions } from "./tokens.ts";

export type SignedIn = { token: string; user: User; device: string };

export type SignIn = {
  login(credentials: z.output<typeof loginSchema>, address: string): Promise<SignedIn>;
  register(person: z.output<typeof registerSchema>, address: string): Promise<SignedIn>;
  withGoogle(sessionId: string, address: string): Promise<SignedIn>;
};

type Parts = {
  accounts: Accounts;
  sessions: Sessions;
  passwords: Passwords;
  throttle: Throttle;
  devices: Devices;
  provider: SignInProvider | undefined;
  shopName: string;
  now: () => Date;
  log: Log;
};

type Attempt = { provider: string; email?: string; address: string; device?: string | undefined };

export function createSignIn(parts: Parts): SignIn {
  const { accounts, sessions, passwords, throttle, devices, log } = parts;

  return {
    async login({ email, password, device }, address) {
      return noted({ provider: "password", email, address, device }, async () => {
        const client = await devices.clientOf(email, device, address);
        throttle.countSignIn(client);
        return throttle.guardAccount(email, client, () => checkPassword(email, password, client));
      });
    },

    async register({ name, email, password }, address) {
      return noted({ provider: "registration", email, address }, async () => {
        const client = stranger(address);
        throttle.countRegistration(client);
        if (isCommonPassword(password, { shopName: parts.shopName, email })) {
          throw new ShopError("invalid", "Bu şifre çok kolay tahmin edilir, başka bir şifre seç");
        }
        if (await accounts.findAccount(email)) {
          throw new ShopError("conflict", "Bu e-posta zaten kayıtlı; giriş yap ya da başka bir adres yaz");
        }
        const passwordHash = await passwords.hash(password, client);
        return accounts.createAccount({ name, email, passwordHash, role: "customer" });
      });
    },

    async withGoogle(sessionId, address) {
      return noted({ provider: "google", address }, async () => {
        throttle.countSignIn(stranger(address));
        return findGoogleAccount(parts, sessionId);
      });
    },
  };

  /** One path and one sentence for an unknown address and a wrong password. */
  async function checkPassword(email: string, password: string, client: Client): Promise<Account> {
    const account = await accounts.findAccount(email);
    const stored = account?.passwordHash ?? null;
    const isRight = await passwords.isRight(password, stored, client);
    if (!account || stored === null || !isRight) throw new ShopError("unauthenticated", "E-posta veya şifre hatalı");
    if (!isOutdated(stored)) return account;
    const passwordHash = await passwords.hash(password, client);
    await accounts.updatePasswordHash(account.id, stored, passwordHash);
    return { ...account, passwordHash };
  }

  async function noted(attempt: Attempt, prove: () => Promise<Account>): Promise<SignedIn> {
    const { provider } = attempt;
    try {
      const { id, name, email, role, passwordHash } = await prove();
      const user = { id, name, email, role };
      const token = await sessions.start(user, provider === "password" ? (passwordHash ?? undefined) : undefined);
      log.info("sign_in_succeeded", { provider, userId: id });
      return { token, user, device: await devices.markFor(email, attempt.device) };
    } catch (error) {
      if (error instanceof ShopError) log.info("sign_in_failed", { ...marksOf(attempt), reason: error.code });
      throw error;
    }
  }
}

const marksOf = ({ provider, email, address }: Attempt) => ({
  provider,
  account: email && logMark(email),
  from: logMark(stranger(address).places.at(-1) ?? address),
});
