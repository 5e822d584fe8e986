import { fold } from "../turkish.ts";

/** `iPhone 15 Pro` and `iphone15pro` are one name. Browsers load it, so it stands apart from the schemas. */
export const nameKey = (name: string): string => fold(name).replace(/[^\p{L}\p{N}+]+/gu, "");
