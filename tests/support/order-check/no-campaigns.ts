import type { Campaigns } from "../../../domain/settings/campaigns.ts";

const campaigns: Campaigns = { codes: [], offers: [] };

/** For messages of a shop that never had a campaign. */
export const NO_CAMPAIGNS = { campaigns: { price: campaigns, changes: [] }, categoryOf: (slug: string) => slug };
