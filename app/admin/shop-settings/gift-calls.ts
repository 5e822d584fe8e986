import { callSignedIn } from "../../session-calls.ts";

export type GiftGood = { id: string; name: string; image: string };

/** Everything that can be mended, the goods that suit one of them, and the mended goods. */
type GiftGoods = { names: { slug: string; name: string }[]; goods: GiftGood[]; mended: GiftGood[] };

export const giftCalls = {
  suiting: (gift: string) => callSignedIn<GiftGoods>("GET", `/admin/gifts?${new URLSearchParams({ gift })}`),
};
