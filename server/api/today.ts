import type { Accounts } from "../../domain/account/accounts.ts";
import type { SecondFactors } from "../../domain/account/second-factors.ts";
import { isAdmin } from "../../domain/account/user.ts";
import type { ProductLedger } from "../../domain/catalog/catalog.ts";
import type { Media } from "../../domain/catalog/media.ts";
import { type Author, mayChangePrices, maySeePersons, type TroubledRow } from "../../domain/ledger.ts";
import { withoutPerson } from "../../domain/order-book/book-order.ts";
import { daysOnTheWay } from "../../domain/order-book/order-needs.ts";
import type { DayList, OrderStore } from "../../domain/order-book/order-store.ts";
import type { PulseStore } from "../../domain/pulse/pulse-store.ts";
import { firstProposals } from "../../domain/shop/first-proposals.ts";
import { SAMPLE_PHONE } from "../../domain/shop/shop-facts.ts";
import type { GetSnapshot } from "../../domain/shop/snapshot.ts";
import { discountedProducts, isOwnersTodo, todosOf } from "../../domain/shop/todos.ts";
import { type AnsweredDayList, orderOfDaySchema, todaySchema } from "../../domain/web/panel-answers.ts";
import type { Log } from "../log/log.ts";
import { staffOnly } from "../sign-in/access.ts";
import { type ApiRoute, apiRoute } from "./api-route.ts";
import { pulseOfDay } from "./pulse-routes.ts";

type Parts = {
  snapshot: GetSnapshot;
  ledger: Pick<ProductLedger, "priceHistories">;
  media: Pick<Media, "listHashes">;
  orders: Pick<OrderStore, "listDay">;
  pulse: Pick<PulseStore, "byDay">;
  accounts: Pick<Accounts, "isOnlyAdmin" | "identitiesOf">;
  secondFactors: Pick<SecondFactors, "listPasskeys" | "countRecoveries">;
  troubles: () => Promise<readonly TroubledRow[]>;
  nightlyCopy: () => Promise<{ isFailing: boolean }>;
  now: () => Date;
};

/** The day of the owner or of a helper: orders first, then todos. */
export const todayRoutes = ({
  snapshot,
  ledger,
  media,
  orders: book,
  pulse,
  troubles: findTroubles,
  nightlyCopy,
  now,
  ...stores
}: Parts): ApiRoute[] => [
  apiRoute("GET /api/admin/today", {
    access: staffOnly,
    summary:
      "Günün siparişleri (lists: onaylanacak, ödenecek, hazırlanacak, gidecek, yolda kalan, okunmayan; boş olan yok) ve " +
      "yapılacaklar, en önemlisi önce; dükkânın adı, numarası, kaç ürünü olduğu ve boşsa başlayabileceği kategoriler. Tutarlar fiyatları değiştirebilenlere",
    answer: todaySchema,
    async handle({ caller }) {
      const current = await snapshot();
      const histories = await ledger.priceHistories(discountedProducts(current.products));
      const pictures = new Set(await media.listHashes());
      const { isFailing: isCopyFailing } = await nightlyCopy();
      const seesPersons = maySeePersons(caller.by);
      const lateDays = daysOnTheWay(current.sections.delivery.deliveryDays);
      const lists = await book.listDay({ persons: seesPersons, now: now(), lateDays });
      const hasOneWayIn = await isOnlyWayIn(caller.user.id, stores);
      const troubles = await findTroubles();
      const facts = { histories, pictures, isCopyFailing, hasOneWayIn, troubles };
      const todos = todosOf({ snapshot: current, ...facts, now: now() });
      return {
        lists: lists.map((list) => shownList(list, caller.by)),
        seesPersons,
        ...(current.sections.pulse.counts && { pulse: await pulseOfDay(pulse, now()) }),
        todos: isAdmin(caller.user) ? todos : todos.filter(({ kind }) => !isOwnersTodo(kind)),
        opening: {
          name: current.shop.name,
          hasNumber: !["", SAMPLE_PHONE].includes(current.shop.phone),
          products: current.products.length,
          proposals: isAdmin(caller.user) ? firstProposals(current, current.firstShelves) : [],
        },
      };
    },
  }),
];

/** Amounts and sums are for those who may change prices. */
function shownList({ orders, sum, ...list }: DayList, by: Author): AnsweredDayList {
  const seesMoney = mayChangePrices(by);
  return {
    ...list,
    ...(seesMoney && sum !== undefined && { sum }),
    orders: orders.map((order) =>
      orderOfDaySchema.parse({
        ...(maySeePersons(by) ? order : withoutPerson(order)),
        left: seesMoney ? order.left : undefined,
      }),
    ),
  };
}

async function isOnlyWayIn(userId: string, { accounts, secondFactors }: Pick<Parts, "accounts" | "secondFactors">) {
  if (!(await accounts.isOnlyAdmin(userId))) return false;
  const [passkeys, recoveries, identities] = await Promise.all([
    secondFactors.listPasskeys(userId),
    secondFactors.countRecoveries(userId),
    accounts.identitiesOf(userId),
  ]);
  return passkeys.length + recoveries + identities.length === 0;
}

type FindTroubles = () => Promise<readonly TroubledRow[]>;

/** Finds the rows that cannot be shown as they are. Logs each once, without a name. */
export function toldTroubles(find: FindTroubles, log: Pick<Log, "warn">): FindTroubles {
  const told = new Set<string>();
  return async () => {
    const found = await find();
    for (const { subject, id, words } of found) {
      const reason = `${subject} ${id}: ${words}`;
      if (!told.has(reason)) log.warn("row_in_trouble", { reason });
      told.add(reason);
    }
    return found;
  };
}
