import { useOutletContext, useSearchParams } from "react-router";
import type { User } from "../../../domain/account/user.ts";
import { GROUP_FIELD, SETTING_FIELD } from "../../../domain/web/panel-addresses.ts";
import { GroupForm } from "./group-form.tsx";
import { GroupList } from "./group-list.tsx";
import { findGroup } from "./shop-groups.ts";

/** 'Dükkânım': the facts of the shop in groups, each a screen of its own. */
export default function ShopSettingsPage() {
  const user = useOutletContext<User>();
  const [search] = useSearchParams();
  const group = findGroup(search.get(GROUP_FIELD));
  if (!group) return <GroupList userId={user.id} />;
  return <GroupForm key={group} group={group} field={search.get(SETTING_FIELD) ?? undefined} userId={user.id} />;
}
