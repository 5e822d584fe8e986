import { campaigns } from "../../../domain/settings/campaigns.ts";
import { codeInWords, offerInWords, offerName } from "../../../domain/shop/campaign-words.ts";

const { codes, offers } = campaigns.shape;

type NameOf = (slug: string) => string;

/** Each code of a version in a line, for the history. */
export const codeLines = (value: unknown, categoryOf: NameOf): string[] =>
  (codes.safeParse(value).data ?? []).map((rule) => `${rule.code}: ${codeInWords(rule, { categoryOf })}`);

export const offerLines = (value: unknown, categoryOf: NameOf): string[] =>
  (offers.safeParse(value).data ?? []).map((rule) => `${offerName(rule)}: ${offerInWords(rule, { categoryOf })}`);
