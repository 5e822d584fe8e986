import type { Look } from "../../../domain/look/look.ts";
import { lookSection } from "../../../domain/settings/look-section.ts";

export const FACE_WORDS: Record<Look["face"], string> = {
  bricolage: "Canlı",
  manrope: "Sade",
  quicksand: "Yuvarlak",
  baloo: "Tombul",
  lora: "Kitap",
  gloock: "Zarif",
};

export const SHAPE_WORDS: Record<Look["shape"], string> = { round: "Yuvarlak", soft: "Yumuşak", square: "Köşeli" };

export const PAPER_WORDS: Record<Look["paper"], string> = {
  cream: "Krem",
  white: "Beyaz",
  cool: "Serin",
  dark: "Koyu",
};

const LOGO_WORDS = { bow: "Fiyonk ve ad", name: "Yalnız ad" };

const { logo, face, shape, paper } = lookSection.shape;

/** A field of a look as the history and a conflict show it. Empty for a value of another version. */
export function lookInWords(field: string, value: unknown): string {
  if (field === "face") return named(FACE_WORDS, face.safeParse(value).data);
  if (field === "shape") return named(SHAPE_WORDS, shape.safeParse(value).data);
  if (field === "paper") return named(PAPER_WORDS, paper.safeParse(value).data);
  if (field === "atNight") return value === true ? "Evet" : "Hayır";
  if (field !== "logo") return String(value ?? "").toUpperCase();
  const kind = logo.safeParse(value).data;
  return typeof kind === "object" ? "Kendi logon" : named(LOGO_WORDS, kind);
}

const named = <Key extends string>(words: Readonly<Record<Key, string>>, key: Key | undefined): string =>
  key === undefined ? "" : words[key];
