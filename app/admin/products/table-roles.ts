/**
 * On a phone the rows are laid out as cards (display: grid), which hides the table from screen readers unless roles
 * name it.
 */
export const ROLES = {
  table: { role: "table" },
  rowGroup: { role: "rowgroup" },
  row: { role: "row" },
  cell: { role: "cell" },
} as const;
