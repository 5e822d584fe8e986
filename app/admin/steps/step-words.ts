import type { ListedStep, StepKind } from "../../../domain/ledger/ledger.ts";

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
};

/** `Kupa silindi`, `312 ürün güncellendi`. */
export const stepInWords = ({ kind, count, name }: ListedStep): string =>
  `${count === 1 ? name : productsInWords(count)} ${DONE[kind]}`;
