import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { isDeepStrictEqual, promisify } from "node:util";
import { isCommonPassword, TOO_COMMON } from "../../domain/account/common-passwords.ts";
import { ShopError } from "../../domain/error.ts";
import { createNamedQueues, createSemaphore } from "../queue/semaphore.ts";

const hashWith = promisify(argon2);

const SALT_BYTES = 16;
const TAG_BYTES = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{22,86})\$([A-Za-z0-9+/]{43,86})$/;

/** KiB of memory, passes, threads. */
export type Cost = { memory: number; passes: number; parallelism: number };
/** OWASP's argon2id figures. */
const COST: Cost = { memory: 47_104, passes: 1, parallelism: 1 };

export type Passwords = ReturnType<typeof createPasswords>;

/** Hashes and checks passwords. `knownTo` is the account that the device has signed in to before; undefined for a stranger's device. */
export function createPasswords(own: Cost = COST) {
  const noHash = { cost: own, salt: randomBytes(SALT_BYTES), tag: randomBytes(TAG_BYTES) };
  // Two hashes run at once: unbounded, forty sign-ins would stall the shop. Strangers never take the slot of known devices.
  const inStrangersQueue = createNamedQueues();
  const inAccountQueue = createNamedQueues();
  const knownDevices = createSemaphore(1);
  const queued = (knownTo: string | undefined, work: () => Promise<Buffer>) =>
    knownTo === undefined ? inStrangersQueue("strangers", work) : inAccountQueue(knownTo, () => knownDevices(work));

  return {
    async hash(password: string, knownTo?: string): Promise<string> {
      const salt = randomBytes(SALT_BYTES);
      return write(own, salt, await queued(knownTo, () => derive(password, salt, own, TAG_BYTES)));
    },
    /** Takes equally long with and without a stored hash. */
    async isRight(password: string, stored: string | null, knownTo?: string): Promise<boolean> {
      const known = stored === null ? undefined : read(stored);
      const { cost, salt, tag } = known ?? noHash;
      const derived = await queued(knownTo, () => derive(password, salt, cost, tag.length));
      return timingSafeEqual(derived, tag) && known !== undefined;
    },
    /** True for a hash of another cost. */
    isOutdated: (stored: string): boolean => !isDeepStrictEqual(read(stored)?.cost, own),
  };
}

export function refuseCommon(password: string, email: string, shopName: string): void {
  if (isCommonPassword(password, { shopName, email }))
    throw new ShopError("invalid", TOO_COMMON, { field: "password" });
}

const derive = (password: string, salt: Buffer, cost: Cost, tagLength: number): Promise<Buffer> =>
  hashWith("argon2id", { message: password, nonce: salt, tagLength, ...cost });

const write = ({ memory, passes, parallelism }: Cost, salt: Buffer, tag: Buffer) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;

const unpadded = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");

type Hash = { cost: Cost; salt: Buffer; tag: Buffer };

function read(stored: string): Hash | undefined {
  const [, memory, passes, parallelism, salt, tag] = PHC.exec(stored) ?? [];
  if (!salt || !tag) return undefined;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, "base64"),
    tag: Buffer.from(tag, "base64"),
  };
}
