import { setTimeout as pause } from "node:timers/promises";
import type { Answer } from "../../bench/ask.ts";
import type { Held } from "../row.ts";
import { deviceOf, type GuessedShop, hasRetryAfter, OWNER, pagesDuring, withGuessedShop } from "./guessed-shop.ts";

const flat = (number: number) => `2001:db8:1:${number.toString(16)}::1`;

/** L2: guesses at other accounts, each from its own /64, one after the other. */
export const guessersOfOneSite = (): Promise<Held> =>
  withGuessedShop(async (shop) => {
    const enter = async (from: string) => {
      const startedAt = performance.now();
      const { status } = await shop.logIn(OWNER, from);
      return { isIn: status === 200, ms: performance.now() - startedAt };
    };
    const quiet = await enter("10.1.0.1");
    let isOver = false;
    const guess = async (number: number) => {
      for (let time = 0; !isOver; time++) {
        await shop.logIn({ email: `kimse-${number}-${time}@posta.example`, password: "yanlis-sifre" }, flat(number));
      }
    };
    const guesses = Array.from({ length: 48 }, (_, number) => guess(number));
    const tries = [];
    for (let time = 1; time <= 14; time++) {
      tries.push(await enter(`10.1.${time}.1`));
      await pause(100);
    }
    isOver = true;
    await Promise.all(guesses);
    const [entered, slowest] = [tries.filter(({ isIn }) => isIn).length, Math.max(...tries.map(({ ms }) => ms))];
    return {
      holds: entered === tries.length && slowest < 2000,
      figure: `${entered} of ${tries.length} first tries in, slowest ${slowest.toFixed()} ms, ${quiet.ms.toFixed()} ms without guessers`,
    };
  });

/** A25: guesses at one account from 200 addresses; then its owner signs in on a known device. */
export const guessesFromManyAddresses = (): Promise<Held> =>
  withGuessedShop(async (shop) => {
    const device = deviceOf(await shop.logIn(OWNER, "10.2.0.1"));
    let hashed = 0;
    const guesser = async (number: number) => {
      for (let time = 0; time < 500; time++) {
        const wrong = { email: OWNER.email, password: `yanlis-sifre-${time}` };
        if ((await shop.logIn(wrong, `10.3.${number * 10 + (time % 10)}.1`)).status === 401) hashed += 1;
      }
    };
    const pages = await pagesDuring(shop.url, () =>
      Promise.all(Array.from({ length: 20 }, (_, number) => guesser(number))),
    );
    const known = await shop.logIn({ ...OWNER, device }, "10.4.0.1");
    return {
      holds: hashed <= 10 && known.status === 200 && pages.holds,
      figure: `${hashed} of 10,000 guesses were compared, the owner in with ${known.status}; ${pages.figure}`,
    };
  });

const STORM_SECONDS = 15;

/** F21: 200 sign-ins a second, each from another network to another account. */
export const stormOfSignIns = (): Promise<Held> =>
  withGuessedShop(async (shop) => {
    const answers: Answer[] = [];
    const pages = await pagesDuring(shop.url, () => sendStorm(shop, answers));
    const statuses = Map.groupBy(answers, ({ status }) => status);
    const counted = [...statuses].map(([status, of]) => `${of.length} × ${status}`).join(", ");
    const areTold = answers.every((answer) => answer.status === 401 || hasRetryAfter(answer));
    const areExpected = [...statuses.keys()].every((status) => [401, 429, 503].includes(status));
    return { holds: areTold && areExpected && pages.holds, figure: `${counted}; ${pages.figure}` };
  });

async function sendStorm(shop: GuessedShop, answers: Answer[]): Promise<void> {
  const sent: Promise<unknown>[] = [];
  for (let number = 0; number < STORM_SECONDS * 200; number++) {
    const wrong = { email: `kimse-${number}@posta.example`, password: "yanlis-sifre" };
    const answer = shop.logIn(wrong, `10.${number >> 8}.${number & 255}.1`);
    sent.push(answer.then((came) => answers.push(came)));
    if (number % 10 === 0) await pause(50);
  }
  await Promise.all(sent);
}
