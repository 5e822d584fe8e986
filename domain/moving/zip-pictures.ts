import { MAX_PICTURES } from "../catalog/media.ts";
import { fold } from "../turkish.ts";
import { type MovedProduct, ORIGIN_KINDS, type ReadTrouble } from "./moved-product.ts";

/** A table may name the file of a picture instead of its address. */
const isFileName = (picture: string): boolean => !/^(?:[a-z][\w+.-]+:|\/)/i.test(picture);

export const PICTURE_FILE = /\.(?:jpe?g|png|webp|avif|gif|heic|heif)$/i;

/** The files among a zip's that are pictures; a Mac adds a shadow of each. */
export const isPictureFile = (path: string): boolean =>
  PICTURE_FILE.test(path) && !/(?:^|\/)(?:__MACOSX\/|\.)/.test(path);

export const countFileNames = (products: readonly MovedProduct[]): number =>
  new Set(products.flatMap(({ pictures = [] }) => pictures.filter(isFileName))).size;

export type ZipPictures = {
  /** The files that products name, or that have their stock codes. */
  files: string[];
  /** Names that no file has, by row. */
  lacking: ReadTrouble[];
  /** Files of no product. */
  unused: string[];
  /** The products with the addresses of what was uploaded. */
  withAddresses(addresses: Readonly<Record<string, string>>): MovedProduct[];
};

/** Finds the pictures of products in a zip: by the names that the table gives, else by the product's stock codes (`K-1.jpg`, `K-1-2.jpg`, `K-1/2.jpg`). */
export function zipPictures(products: readonly MovedProduct[], files: readonly string[]): ZipPictures {
  const byName = new Map<string, string>();
  for (const nameOf of [fileKey, (path: string) => fileKey(baseOf(path)), stemKey]) {
    for (const file of files) if (!byName.has(nameOf(file))) byName.set(nameOf(file), file);
  }
  const find = (name: string) =>
    byName.get(fileKey(name)) ?? byName.get(fileKey(baseOf(name))) ?? byName.get(stemKey(name));
  const codes = new Set(products.flatMap(codesOf));
  const byCode = Map.groupBy(files, (file) => codesIn(file).find((code) => codes.has(code)) ?? "");

  const filesOf = (product: MovedProduct): string[] => {
    const named = (product.pictures ?? []).flatMap((picture) =>
      isFileName(picture) ? (find(picture) ?? []) : picture,
    );
    return named.length > 0 ? named : codesOf(product).flatMap((code) => inOrder(byCode.get(code) ?? [], code));
  };
  const found = new Map(products.map((product) => [product, filesOf(product).slice(0, MAX_PICTURES)]));
  const used = new Set([...found.values()].flat().filter((picture) => isFileName(picture) || files.includes(picture)));
  return {
    files: [...used],
    lacking: products.flatMap(({ row, pictures = [] }) =>
      [...new Set(pictures)]
        .filter((picture) => isFileName(picture) && find(picture) === undefined)
        .map((name) => ({
          row,
          column: "Görseller",
          words: `“${name}” ${files.length > 0 ? "zip'te yok" : "için zip seçilmedi"}`,
        })),
    ),
    unused: files.filter((file) => !used.has(file)),
    withAddresses(addresses) {
      const addressOf = (picture: string) =>
        used.has(picture) ? addresses[picture] : isFileName(picture) ? undefined : picture;
      return products.map((product) => {
        const { pictures: _, colorPictures = {}, ...rest } = product;
        const pictures = (found.get(product) ?? []).flatMap((picture) => addressOf(picture) ?? []);
        const ties = Object.entries(colorPictures).flatMap(([color, picture]) => {
          const address = isFileName(picture) ? addressOf(find(picture) ?? "") : picture;
          return address === undefined ? [] : [[color, address] as const];
        });
        return {
          ...rest,
          ...(pictures.length > 0 && { pictures }),
          ...(product.colorPictures && { colorPictures: Object.fromEntries(ties) }),
        };
      });
    },
  };
}

/** Zips of a Turkish Windows name their files in the letters of DOS, which are read as those of another country. */
const DOS_LETTERS: Readonly<Record<string, string>> = { ƒ: "ş", "₧": "Ş", º: "ğ", ª: "Ğ", ì: "ı", ÿ: "İ" };

const fileKey = (path: string): string =>
  fold(path.replaceAll("\\", "/").replace(/[ƒ₧ºªìÿ]/g, (letter) => DOS_LETTERS[letter] ?? letter)).trim();

const baseOf = (path: string): string => path.replaceAll("\\", "/").split("/").at(-1) ?? "";

const stemKey = (path: string): string => fileKey(baseOf(path)).replace(PICTURE_FILE, "");

const ORDER = new Intl.Collator("tr", { numeric: true });

/** The file that is named by the code alone is the main picture. */
const inOrder = (files: readonly string[], code: string): string[] =>
  files.toSorted(
    (one, other) =>
      Number(stemKey(other) === code) - Number(stemKey(one) === code) ||
      ORDER.compare(lettersOf(one), lettersOf(other)),
  );

const lettersOf = (path: string): string => stemKey(path).replace(/[^a-z0-9]+/g, " ");

const codeStart = `${ORIGIN_KINDS.code}:`;

const codesOf = ({ origins }: MovedProduct): string[] =>
  origins.flatMap((mark) => (mark.startsWith(codeStart) ? fileKey(mark.slice(codeStart.length)) : []));

/** The codes that a file may mean: its whole name, its name without a number at the end, its folder. */
function codesIn(file: string): string[] {
  const stem = stemKey(file);
  const folder = file.replaceAll("\\", "/").split("/").at(-2) ?? "";
  return [stem, stem.replace(/[-_ ]*\(?\d{1,2}\)?$/, ""), fileKey(folder)].filter((code) => code !== "");
}
