import type { LogoChoice } from "./look.ts";

/** Letters that a phone's header has room for at full size, beside the bow and alone. */
const ROOM = { bow: 8, name: 10 };

/** A longer name is written smaller there. */
export const isLongName = (name: string, logo: LogoChoice): boolean =>
  typeof logo === "string" && name.length > ROOM[logo];
