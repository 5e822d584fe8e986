import type { ListedStep, StepKind, SubjectKind } from "../../../domain/ledger/ledger.ts";

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

/** What one row of each kind is called, and many of them. */
const SUBJECTS: Record<SubjectKind, { one: (name: string) => string; many: string }> = {
  product: { one: (name) => name, many: "ürün" },
  category: { one: (name) => `${name} kategorisi`, many: "kategori" },
  order: { one: (name) => name, many: "sipariş" },
  setting: { one: (name) => name, many: "ayar bölümü" },
};

/** For a kind of a newer program, which may run beside this one. */
const OTHER = { one: (name: string) => name, many: "kayıt" };

/** `Kupa silindi`, `312 ürün güncellendi`, `Takılar kategorisi taşındı`. */
export function stepInWords({ subject, kind, count, name }: ListedStep): string {
  const { one, many } = SUBJECTS[subject] ?? OTHER;
  return `${count === 1 ? one(name) : `${COUNT.format(count)} ${many}`} ${DONE[kind]}`;
}
