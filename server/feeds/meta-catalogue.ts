import { csvCell } from "../../domain/csv-cells.ts";
import { type FeedContents, feedLines } from "./product-feed.ts";

/** The columns that Meta's Commerce Manager reads. */
const COLUMNS = [
  ...["id", "title", "description", "availability", "condition", "price", "link", "image_link", "brand"],
  ...["additional_image_link", "item_group_id", "color", "size", "sale_price", "product_type"],
];

/** The catalogue as a file for Meta: the lines of the feed, in commas. */
export async function* metaCatalogue(contents: FeedContents): AsyncGenerator<string> {
  yield rowOf(COLUMNS);
  for (const lines of feedLines(contents)) {
    yield lines
      .map((fields) => Map.groupBy(fields, ([name]) => name))
      .map((fields) => COLUMNS.map((name) => (fields.get(name) ?? []).map(([, text]) => text).join(",")))
      .map((cells) => rowOf(cells.map((cell, at) => inMetasWords(COLUMNS[at] ?? "", cell))))
      .join("");
  }
}

const rowOf = (cells: readonly string[]): string => `${cells.map(csvCell).join(",")}\r\n`;

const inMetasWords = (column: string, cell: string): string =>
  column === "availability" ? cell.replaceAll("_", " ") : cell;
