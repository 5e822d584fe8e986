import { sumLira, toKurus, toLira } from "../money.ts";

/**
 * What a cart is told of a campaign (domain/shop/told-offers.ts). `products` are the ids that count, all if it is missing. With `code` it holds only
 * because the customer has the code.
 */
export type ToldOffer = { name: string; code?: string | undefined; products?: readonly string[] | undefined } & (
  | { kind: "percent"; percent: number; least?: number | undefined }
  | { kind: "amount"; amount: number; least?: number | undefined }
  | { kind: "sending"; least?: number | undefined }
  | { kind: "present"; present: string; least?: number | undefined }
  | { kind: "many"; take: number; pay: number }
  | { kind: "together"; percent?: number | undefined; amount?: number | undefined }
);

/** Pieces of one product at one price, in lira. */
export type Bought = { id: string; price: number; quantity: number };

/** A line of the message: `Kupon ECE10: −₺89,90`. `ofSending`: it takes off nothing but the price of sending. */
export type Reduction = { name: string; amount: number; ofSending?: true };

/** The pieces that no reduction has taken, in kuruş, the dearest first. */
type Left = readonly { id: string; price: number; count: number }[];

type Taken = { saved: number; left: Left };

/** So many campaigns are tried in every sequence. Those that save less take what these leave. */
const MOST_TRIED = 4;

/**
 * What campaigns take off a cart (decision 44). Every piece has at most one reduction. Each campaign takes what the ones before it have
 * left, and of all sequences the one counts that saves the customer most. Free sending takes no piece.
 */
export function reductionsFor(
  bought: readonly Bought[],
  offers: readonly ToldOffer[],
  sending: number | null,
): Reduction[] {
  const all = piecesOf(bought);
  const isMet = (offer: ToldOffer) => missingFor(offer, bought) === 0;
  const met = offers.filter(isMet);
  const alone = met.map((offer) => ({ offer, saved: takenBy(offer, all).saved })).filter(({ saved }) => saved > 0);
  const tried = alone.toSorted((one, other) => other.saved - one.saved).map(({ offer }) => offer);
  const found = new Map<ToldOffer, Reduction>();
  let left = all;
  for (let at = 0; at < tried.length; at += MOST_TRIED) {
    const best = bestOf(tried.slice(at, at + MOST_TRIED), left);
    for (const [offer, reduction] of best.found) found.set(offer, reduction);
    left = best.left;
  }
  const free = met.find(({ kind }) => kind === "sending");
  const ofOffers = offers.flatMap((offer) => found.get(offer) ?? []);
  return free && sending ? [...ofOffers, { name: free.name, amount: sending, ofSending: true }] : ofOffers;
}

type Best = { saved: number; found: ReadonlyMap<ToldOffer, Reduction>; left: Left };

/** Of equal sequences the first one counts, so that the same cart always has the same lines. */
function bestOf(offers: readonly ToldOffer[], left: Left): Best {
  let best: Best = { saved: 0, found: new Map(), left };
  for (const offer of offers) {
    const first = takenBy(offer, left);
    if (first.saved === 0) continue;
    const others = offers.filter((other) => other !== offer);
    const rest = bestOf(others, first.left);
    const saved = first.saved + rest.saved;
    if (saved > best.saved) {
      const own: [ToldOffer, Reduction] = [offer, { name: offer.name, amount: toLira(first.saved) }];
      best = { saved, found: new Map([own, ...rest.found]), left: rest.left };
    }
  }
  return best;
}

function piecesOf(bought: readonly Bought[]): Left {
  return bought
    .map(({ id, price, quantity }) => ({ id, price: toKurus(price), count: quantity }))
    .toSorted((one, other) => other.price - one.price);
}

const counts = ({ products }: ToldOffer, { id }: { id: string }): boolean => products?.includes(id) ?? true;

const totalOf = (pieces: Left): number => pieces.reduce((sum, { price, count }) => sum + price * count, 0);

/** The lira that a cart lacks for the campaign's least total; 0 if it has enough. A present does not count toward its own least total. */
export function missingFor(offer: ToldOffer, bought: readonly Bought[]): number {
  const least = "least" in offer ? (offer.least ?? 0) : 0;
  if (least === 0) return 0;
  const all = piecesOf(bought);
  const paid = offer.kind === "present" ? oneOf(all, offer.present).left : all;
  return Math.max(0, sumLira([least, -toLira(totalOf(paid.filter((piece) => counts(offer, piece))))]));
}

/** What the offer takes of the pieces that are left, in kuruş. */
function takenBy(offer: ToldOffer, left: Left): Taken {
  switch (offer.kind) {
    case "percent":
    case "amount":
      return takenByAll(offer, left);
    case "present":
      return oneOf(left, offer.present);
    case "many":
      return takenByMany(offer, left);
    case "together":
      return takenTogether(offer, left);
    case "sending":
      return { saved: 0, left };
  }
}

/** Percent or lira, of which no more is taken off than `total`. */
const offOf = ({ percent, amount = 0 }: { percent?: number | undefined; amount?: number | undefined }, total: number) =>
  Math.min(total, percent === undefined ? toKurus(amount) : Math.round((total * percent) / 100));

function takenByAll(offer: ToldOffer & { kind: "percent" | "amount" }, left: Left): Taken {
  const own = left.filter((piece) => counts(offer, piece));
  return { saved: offOf(offer, totalOf(own)), left: left.filter((piece) => !own.includes(piece)) };
}

/** The dearest piece of the product. */
function oneOf(left: Left, id: string): Taken {
  const piece = left.find((one) => one.id === id && one.count > 0);
  return piece ? { saved: piece.price, left: without(left, new Map([[piece, 1]])) } : { saved: 0, left };
}

/** The dearest pieces are taken together, as many as one pays and gets at once; the cheapest of each such group are free. */
function takenByMany(offer: ToldOffer & { kind: "many" }, left: Left): Taken {
  const { take, pay } = offer;
  const own = left.filter((piece) => counts(offer, piece));
  const groups = Math.floor(own.reduce((sum, { count }) => sum + count, 0) / take);
  const taken = new Map<Left[number], number>();
  let [at, saved] = [0, 0];
  for (const piece of own) {
    const count = Math.max(0, Math.min(piece.count, groups * take - at));
    for (let index = at; index < at + count; index += 1) if (index % take >= pay) saved += piece.price;
    if (count > 0) taken.set(piece, count);
    at += count;
  }
  return { saved, left: without(left, taken) };
}

/** As many whole sets as there are, the dearest pieces first. */
function takenTogether(offer: ToldOffer & { kind: "together" }, left: Left): Taken {
  const set = (offer.products ?? []).map((id) => left.find((piece) => piece.id === id && piece.count > 0));
  const pieces = set.filter((piece) => piece !== undefined);
  if (pieces.length < set.length || pieces.length === 0) return { saved: 0, left };
  const times = Math.min(...pieces.map(({ count }) => count));
  const saved =
    times *
    offOf(
      offer,
      pieces.reduce((sum, { price }) => sum + price, 0),
    );
  if (saved === 0) return { saved, left };
  const rest = takenTogether(offer, without(left, new Map(pieces.map((piece) => [piece, times]))));
  return { saved: saved + rest.saved, left: rest.left };
}

const without = (left: Left, taken: ReadonlyMap<Left[number], number>): Left =>
  left.map((piece) => ({ ...piece, count: piece.count - (taken.get(piece) ?? 0) })).filter(({ count }) => count > 0);
