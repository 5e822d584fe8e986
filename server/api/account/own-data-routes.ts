import { z } from "zod";
import { type AccountEvent, EVENTS_PER_PAGE } from "../../../domain/account/account-event.ts";
import { afterMeeting, type KeptThings, MOST_KEPT_FAVOURITES } from "../../../domain/account/kept-things.ts";
import { keptDetailsIn, NOTHING_TYPED, textToKeep } from "../../../domain/order/order-details.ts";
import type { AccountDesk } from "../../account/account-desk.ts";
import { signedIn } from "../../sign-in/access.ts";
import { createSealedTexts } from "../../sign-in/sealed-texts.ts";
import { type ApiRoute, apiRoute } from "../api-route.ts";

/** The address in the format of the delivery form. Other fields are dropped. */
const address = z
  .string()
  .max(2000)
  .transform((text) => textToKeep({ ...NOTHING_TYPED, ...keptDetailsIn(text) }));
const favourites = z.array(z.string().regex(/^[\w-]{1,64}$/)).max(MOST_KEPT_FAVOURITES);

const sentThings = z.object({ favourites, address: address.nullable() });
const keptThings = z.object({ favourites, address: z.string().nullable() });

/** Stores an account's favourites and address encrypted, and exports all data of the account as a file. */
export function ownDataRoutes(desk: AccountDesk): ApiRoute[] {
  const { accounts, secondFactors, storedEvents, clock } = desk;
  const texts = createSealedTexts(
    { accounts, now: clock },
    { purpose: "kept-things", content: keptThings, lifetimeMs: null },
  );

  /** Returns undefined also for a text that was sealed with another shop's key: nobody can read it any more. */
  const read = async (sealed: string | undefined): Promise<KeptThings | undefined> =>
    sealed === undefined ? undefined : texts.open(sealed);

  async function eventsOf(userId: string): Promise<AccountEvent[]> {
    const all: AccountEvent[] = [];
    let page: AccountEvent[];
    do {
      page = await storedEvents.list({ userId, before: all.at(-1)?.id });
      all.push(...page);
    } while (page.length === EVENTS_PER_PAGE);
    return all;
  }

  return [
    apiRoute("GET /api/account/kept", {
      access: signedIn,
      summary: "Favorileri ve adresi hesabında duruyor mu",
      answer: z.object({ isKept: z.boolean() }),
      handle: async ({ caller: { user } }) => ({ isKept: (await accounts.findKept(user.id)) !== undefined }),
    }),
    apiRoute("PUT /api/account/kept", {
      access: signedIn,
      summary:
        "Bu cihazdaki favorileri ve adresi hesaptakilerle birleştirir; begin ilk kez saklar, onsuz ve saklanmıyorsa null",
      body: z.object({ begin: z.boolean(), common: sentThings.nullable(), device: sentThings }),
      answer: z.object({ kept: keptThings.nullable() }),
      async handle({ caller: { user }, body: { begin, common, device } }) {
        const found = await accounts.findKept(user.id);
        if (!begin && found === undefined) return { kept: null };
        const kept = afterMeeting(common, device, (await read(found)) ?? { favourites: [], address: null });
        await accounts.replaceKept(user.id, found, await texts.seal(kept));
        return { kept };
      },
    }),
    apiRoute("DELETE /api/account/kept", {
      access: signedIn,
      summary: "Hesabında duran favorilerini ve adresini siler",
      handle: ({ caller: { user } }) => accounts.removeKept(user.id),
    }),
    apiRoute("GET /api/account/data", {
      access: signedIn,
      summary: "Dükkânın bu hesapla sakladığı her şey",
      answer: z.record(z.string(), z.unknown()),
      async handle({ caller: { user } }) {
        const [kept, account, identities, sessions, passkeys, events] = await Promise.all([
          accounts.findKept(user.id).then(read),
          accounts.findAccountById(user.id),
          accounts.identitiesOf(user.id),
          accounts.listSessions(user.id),
          secondFactors.listPasskeys(user.id),
          eventsOf(user.id),
        ]);
        return {
          ad: user.name,
          eposta: user.email,
          rol: user.role,
          sifre: account?.passwordHash ? "var, yalnız geri çevrilemeyen özeti" : "yok",
          baglananHesaplar: identities.map(({ provider, email }) => ({ provider, email })),
          girisler: sessions.map(({ way, device, createdAt, usedAt }) => ({ way, device, createdAt, usedAt })),
          parmakIziCihazlari: passkeys.map(({ name, madeAt, usedAt }) => ({ name, madeAt, usedAt })),
          hareketler: events.map(({ at, kind, way, device, place, times }) => ({
            at,
            kind,
            way,
            device,
            place,
            times,
          })),
          favoriler: kept?.favourites ?? [],
          adres: kept?.address ? keptDetailsIn(kept.address) : null,
        };
      },
    }),
  ];
}
