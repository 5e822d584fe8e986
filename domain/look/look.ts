import type { Paper } from "./paper.ts";

/** The typefaces of headings and prices. Text is always Nunito Sans. */
export const FACES = ["bricolage", "manrope", "quicksand", "baloo", "lora", "gloock"] as const;
export type Face = (typeof FACES)[number];

/** The families of app/fonts. Some licences reserve the names by which people know the faces. */
export const FACE_NAMES: Record<Face, string> = {
  bricolage: "Bricolage Grotesque",
  manrope: "Shop Clean",
  quicksand: "Shop Round",
  baloo: "Shop Plump",
  lora: "Shop Serif",
  gloock: "Shop Elegant",
};

/** The corners of buttons, cards and sheets. */
export const SHAPES = ["round", "soft", "square"] as const;
export type Shape = (typeof SHAPES)[number];

/** A picture as the logo. */
export type PictureLogo = {
  image: string;
  width: number;
  height: number;
  /** The paper on which too much of the logo could not be seen; `any` if there is none. */
  tone: (typeof TONES)[number];
  /** The background of the picture, unless it is transparent. */
  ground?: string | undefined;
};

export const TONES = ["light", "dark", "any"] as const;

/** The bow beside the name, the name alone, or a picture. */
export type LogoChoice = "bow" | "name" | PictureLogo;

export type Look = {
  logo: LogoChoice;
  color: string;
  face: Face;
  shape: Shape;
  paper: Paper;
  /** On dark paper where the visitor's phone is dark. */
  atNight?: boolean | undefined;
};

/** The look of app/app.css. */
export const FIRST_LOOK = {
  logo: "bow",
  color: "#c8193f",
  face: "bricolage",
  shape: "round",
  paper: "cream",
  atNight: false,
} as const satisfies Look;

/** The fields of a look that a style sheet expresses. */
export type WornLook = Omit<Look, "logo" | "atNight">;

export const isSameWorn = (one: WornLook, other: WornLook): boolean =>
  one.color === other.color && one.face === other.face && one.shape === other.shape && one.paper === other.paper;

/** True for the look that app/app.css has without additions. */
export const isFirstLook = (look: Look): boolean =>
  look.logo === FIRST_LOOK.logo && !look.atNight && isSameWorn(look, FIRST_LOOK);

/** The look of a dark phone; undefined if the shop looks the same on every phone. */
export const nightOf = (look: Look): Look | undefined =>
  look.atNight && look.paper !== "dark" ? { ...look, paper: "dark" } : undefined;

type ReadyLook = WornLook & { name: string };

/** Looks that an owner can choose as they are. */
export const READY_LOOKS: readonly ReadyLook[] = [
  { name: "Fiyonk", color: FIRST_LOOK.color, face: "bricolage", shape: "round", paper: "cream" },
  { name: "Lavanta", color: "#7b4bc4", face: "quicksand", shape: "round", paper: "white" },
  { name: "Nane", color: "#0e7c86", face: "manrope", shape: "soft", paper: "cool" },
  { name: "Bal", color: "#ffc93c", face: "baloo", shape: "round", paper: "cream" },
  { name: "Gül kurusu", color: "#a8505f", face: "lora", shape: "soft", paper: "white" },
  { name: "Gece", color: "#e0b15a", face: "gloock", shape: "square", paper: "dark" },
];
