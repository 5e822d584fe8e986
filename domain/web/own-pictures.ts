import type { PersonalText } from "../choice/choice-sets.ts";
import { absoluteAddress } from "./structured-data.ts";

/** The texts of a product, which has the pictures `own`. A text keeps its picture only if it is one of these. */
export const withOwnPictures = (texts: readonly PersonalText[], own: readonly string[], publicUrl: string) =>
  texts.map(({ picture, ...text }): PersonalText => {
    const found = own.find((address) => address === picture || absoluteAddress(address, { publicUrl }) === picture);
    return found === undefined ? text : { ...text, picture: found };
  });
