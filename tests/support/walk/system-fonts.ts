import { globSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

/** A wide, a medium and a narrow font, as systems show them where the shop asks for the system's own font. */
export const SYSTEM_FONTS = [
  { family: "DejaVu Sans", file: "DejaVuSans.ttf", debian: "fonts-dejavu-core" },
  { family: "Noto Sans", file: "NotoSans-Regular.ttf", debian: "fonts-noto-core" },
  { family: "Liberation Sans", file: "LiberationSans-Regular.ttf", debian: "fonts-liberation" },
] as const;

const FOLDERS = ["/usr/share/fonts", "/usr/local/share/fonts", "/Library/Fonts"];
const HOME_FOLDERS = [".fonts", ".local/share/fonts", "Library/Fonts"].map((folder) => join(homedir(), folder));

export const isInstalled = ({ file }: { file: string }): boolean =>
  [...FOLDERS, ...HOME_FOLDERS].some((cwd) => globSync(`**/${file}`, { cwd }).length > 0);
