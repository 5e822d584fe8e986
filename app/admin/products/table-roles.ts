/** On a phone the rows are laid out as cards, which some browsers take for the end of the table unless it is said. */
export const ROLES = {
  table: { role: "table" },
  rowGroup: { role: "rowgroup" },
  row: { role: "row" },
  cell: { role: "cell" },
} as const;
