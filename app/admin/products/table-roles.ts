/** On a phone `display: grid` lays out the rows as cards. Screen readers then need roles to find the table. */
export const ROLES = {
  table: { role: "table" },
  rowGroup: { role: "rowgroup" },
  row: { role: "row" },
  cell: { role: "cell" },
} as const;
