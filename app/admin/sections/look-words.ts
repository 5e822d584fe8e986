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

/** A field of a look as the history and a conflict show it. */
export function lookInWords(field: string, value: unknown): string {
  if (field === "face") return FACE_WORDS[face.parse(value)];
  if (field === "shape") return SHAPE_WORDS[shape.parse(value)];
  if (field === "paper") return PAPER_WORDS[paper.parse(value)];
  if (field !== "logo") return String(value).toUpperCase();
  const kind = logo.parse(value);
  return typeof kind === "string" ? LOGO_WORDS[kind] : "Kendi logon";
}
