import type { ListedStep, StepKind } from "../../../domain/ledger.ts";

const COUNT = new Intl.NumberFormat("tr-TR");

export const productsInWords = (count: number): string => `${COUNT.format(count)} ürün`;

const DONE: Record<StepKind, string> = {
  create: "eklendi",
  "bring-in": "dışarıdan alındı",
  change: "güncellendi",
  remove: "silindi",
  "bring-back": "çöp kutusundan geri kondu",
  revert: "eski hâline döndürüldü",
  price: "için fiyat değişti",
  place: "taşındı",
  undo: "geri alındı",
  forget: "için kişi bilgileri silindi",
};

const DONE_TO_PLANS: Partial<Record<StepKind, string>> = { create: "planlandı", remove: "bırakıldı" };

type Told = Pick<ListedStep, "what" | "kind" | "subject">;

/** `Kupa silindi`, `312 ürün güncellendi`, `Takılar kategorisi taşındı`, `Kupa için süreli fiyat planlandı`. */
export const stepInWords = ({ what, kind, subject }: Told): string =>
  `${what} ${(subject === "planned-price" && DONE_TO_PLANS[kind]) || DONE[kind]}`;
