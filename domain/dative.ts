import { fold } from "./turkish.ts";

const BACK = "aâıIoôuû";
const VOWELS = /[aâeêıIiîİoôöuûü]/gi;

/** Names from Arabic whose last vowel is written as a back one and sounds like a front one: Kemal'e, Resul'e. */
const SOUNDS_FRONT =
  /^(?:kemal|cemal|celal|bilal|hilal|nihal|zuhal|ikbal|meral|iclal|feryal|talal|resul|betul|makbul)$/;

/**
 * A person's name with the suffix of "to whom": `Merve Kaya'ya`, `Ayşe'ye`, `Ege Gül'e`. Its vowel follows the last one of the name
 * (vowel harmony), and a name that ends with a vowel gets a y between. A name that ends with no letter, or has no vowel, stays as it is.
 */
export function dativeOf(name: string): string {
  const [last = ""] = /[\p{L}\p{Mark}]+$/u.exec(name.normalize("NFC")) ?? [];
  const plain = last.replace(/[^âêîôûçğıİöşü]/gi, (letter) => letter.normalize("NFD").replace(/\p{Mark}/gu, ""));
  const vowel = plain.match(VOWELS)?.at(-1);
  if (vowel === undefined) return name;
  const isBack = BACK.includes(vowel.toLocaleLowerCase("tr")) && !SOUNDS_FRONT.test(fold(last));
  return `${name}'${plain.endsWith(vowel) ? "y" : ""}${isBack ? "a" : "e"}`;
}

/** The name before the suffix, however its apostrophe was typed. Without a suffix it stays as it is. */
export const withoutDative = (text: string): string => text.replace(/['’‘ʼ´`]y?[ae]$/iu, "");
