import type { RevisedPrices } from "../catalog/price-history.ts";
import { amountDoubts, type LineDoubt } from "./line-doubts.ts";
import { type LinkLine, likeness } from "./link-line.ts";
import type { MatchedLine, NamedLine } from "./matched-lines.ts";
import type { NamedProduct } from "./named-products.ts";

/** A line as the person wants it now, with what differs. `thatDay` and `today` are prices of one piece. */
export type VerifiedLine = {
  /** Null for what the shop does not have. */
  productId: string | null;
  name: string;
  color: string;
  /** Of the product; empty for none. */
  category: string;
  image: string;
  quantity: number;
  /** What the message says of the whole line. */
  said: number | null;
  thatDay: number | null;
  today: number | null;
  doubts: LineDoubt[];
};

/** `thatDay` is undefined if the price of that moment is forgotten. */
export type Priced = { prices: RevisedPrices; thatDay: number | undefined };

type Parts = { hasLink: boolean; priced(found: NamedProduct): Priced };

export const isTakenOut = ({ doubts }: Pick<VerifiedLine, "doubts">): boolean =>
  doubts.some(({ kind }) => kind === "taken-out");

/** Neither the shop nor the message has a price for it: it is sent only if the owner says so. */
export const isUncertain = ({ productId, said }: Pick<VerifiedLine, "productId" | "said">): boolean =>
  productId === null && said === null;

export function verifiedLine(matched: MatchedLine, { hasLink, priced }: Parts): VerifiedLine {
  const { said, link } = matched;
  const meant = meantBy(matched);
  const known = meant && priced(meant);
  const quantity = (said?.oddQuantity === undefined ? said?.quantity : link?.quantity) ?? link?.quantity ?? 1;
  const doubts = [
    ...placeDoubts(matched, hasLink),
    ...nameDoubts(matched, meant),
    ...(said ? amounts(said, link, known) : changedPrice(known)),
  ];
  return {
    productId: meant?.product.id ?? null,
    name: meant?.product.name ?? said?.name ?? "",
    color: meant?.color ?? meant?.lostColor ?? "",
    category: meant?.product.category ?? "",
    image: meant?.product.image ?? "",
    quantity,
    said: said?.total ?? null,
    thatDay: known ? (known.thatDay ?? known.prices.price) : null,
    today: known?.prices.price ?? null,
    doubts: doubts.some(({ kind }) => kind === "taken-out") ? [{ kind: "taken-out" }] : doubts,
  };
}

/** The link says which product it was. Another color of it is the person's own wish. */
function meantBy({ said, link }: MatchedLine): NamedProduct | undefined {
  const named = said?.named && "found" in said.named ? said.named.found : undefined;
  if (!link?.found) return link ? undefined : named;
  const wishesColor = said !== undefined && named !== undefined && likeness(said, link) === 0;
  if (wishesColor) return named;
  return { ...link.found, ...(link.isColorLost ? { lostColor: link.color } : { color: link.color }) };
}

function placeDoubts({ said, link, isLeftOut }: MatchedLine, hasLink: boolean): LineDoubt[] {
  if (!said) return isLeftOut ? [] : [{ kind: "taken-out" }];
  return hasLink && !link ? [{ kind: "added" }] : [];
}

function nameDoubts({ said, link, several }: MatchedLine, meant: NamedProduct | undefined): LineDoubt[] {
  if (!meant) {
    const named = said?.named;
    if (!link && named && "several" in named) return [{ kind: "several", names: named.several.map(nameOf) }];
    return [{ kind: "unknown" }];
  }
  const doubts: LineDoubt[] = [];
  if (several) doubts.push({ kind: "several", names: several.map(({ name }) => name) });
  if (said && link && likeness(said, link) === 0) {
    if (said.named === undefined) doubts.push({ kind: "named-otherwise", said: said.name });
    else doubts.push({ kind: "color-edited", before: link.color ?? "" });
  }
  if (said?.called !== undefined) doubts.push({ kind: "named-otherwise", said: said.called });
  if (meant.lostColor !== undefined) doubts.push({ kind: "color-gone" });
  if (meant.isRemoved) doubts.push({ kind: "removed" });
  else if (!meant.product.inStock) doubts.push({ kind: "sold-out" });
  return doubts;
}

const nameOf = ({ product }: NamedProduct): string => product.name;

function amounts(said: NamedLine, link: LinkLine | undefined, known: Priced | undefined): LineDoubt[] {
  if (known) return amountDoubts({ said, linked: link?.quantity, ...known });
  return link && (said.oddQuantity !== undefined || link.quantity !== said.quantity)
    ? [{ kind: "quantity-edited", before: link.quantity }]
    : [];
}

/** Of a line that the message does not price. */
const changedPrice = (known: Priced | undefined): LineDoubt[] =>
  known?.thatDay === undefined || known.thatDay === known.prices.price ? [] : [{ kind: "price-of-that-day" }];
