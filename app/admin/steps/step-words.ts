import type { ListedStep, StepKind } from "../../../domain/ledger.ts";

const COUNT = new Intl.NumberFormat("tr-TR");

export const productsInWords = (count: number): string => `${COUNT.format(count)} ürün`;

const DONE: Record<StepKind, string> = {
  create: "eklendi",
  change: "güncellendi",
  remove: "silindi",
  "bring-back": "çöp kutusundan geri kondu",
  revert: "eski hâline döndürüldü",
  price: "için fiyat değişti",
  place: "taşındı",
  undo: "geri alındı",
  forget: "için kişi bilgileri silindi",
};

/** `Kupa silindi`, `312 ürün güncellendi`, `Takılar kategorisi taşındı`. */
export const stepInWords = ({ what, kind }: Pick<ListedStep, "what" | "kind">): string => `${what} ${DONE[kind]}`;
