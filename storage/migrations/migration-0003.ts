import type { Migration } from "../engine/engine.ts";

/** The five first categories keep the tint of their slug; every other category gets one by its position. */
export const categoryTints: Migration = ({ text }) => [
  `alter table categories add column tint ${text} not null default 'rose'`,
  `update categories set tint = case
    when slug = 'cift-urunleri' then 'rose'
    when slug = 'labubu' then 'butter'
    when slug = 'takilar' then 'lilac'
    when slug = 'telefon' then 'sky'
    when slug = 'trend' then 'mint'
    when position % 5 = 1 then 'butter'
    when position % 5 = 2 then 'lilac'
    when position % 5 = 3 then 'sky'
    when position % 5 = 4 then 'mint'
    else 'rose'
  end`,
];
