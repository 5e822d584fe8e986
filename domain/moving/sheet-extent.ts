const TAG = /<(?:\w+:)?(?:c|row)(?=\s)((?:[^>"']|"[^"]*"|'[^']*')*)>/g;
const PLACE = /\sr\s*=\s*["']([^"']*)["']/;
/** Excel itself ends at XFD1048576. */
const ADDRESS = /^([A-Z]{0,3})(\d{1,7})$/;

/** The last row and the last column that a sheet of a workbook names, read from its XML. Undefined where an address is none of Excel's. */
export function sheetExtent(xml: string): { rows: number; columns: number } | undefined {
  const extent = { rows: 0, columns: 0 };
  for (const [, attributes = ""] of xml.matchAll(TAG)) {
    const [, place] = PLACE.exec(attributes) ?? [];
    if (place === undefined) continue;
    const [, letters, digits] = ADDRESS.exec(place) ?? [];
    if (letters === undefined || digits === undefined) return undefined;
    extent.rows = Math.max(extent.rows, Number(digits));
    extent.columns = Math.max(extent.columns, columnNumber(letters));
  }
  return extent;
}

const columnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
