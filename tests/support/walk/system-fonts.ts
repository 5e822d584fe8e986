import { globSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

/** Wide, middling and narrow: what a phone or desktop shows where the shop asks for the system's own face. */
export const SYSTEM_FONTS = [
  { family: "DejaVu Sans", file: "DejaVuSans.ttf", debian: "fonts-dejavu-core" },
  { family: "Noto Sans", file: "NotoSans-Regular.ttf", debian: "fonts-noto-core" },
  { family: "Liberation Sans", file: "LiberationSans-Regular.ttf", debian: "fonts-liberation" },
] as const;

const PLACES = ["/usr/share/fonts", "/usr/local/share/fonts", "/Library/Fonts"];
const OWN_PLACES = [".fonts", ".local/share/fonts", "Library/Fonts"].map((place) => join(homedir(), place));

export const isInstalled = ({ file }: { file: string }): boolean =>
  [...PLACES, ...OWN_PLACES].some((cwd) => globSync(`**/${file}`, { cwd }).length > 0);
