import type { SectionKey } from "../settings/sections.ts";
import { panelAddresses } from "./panel-addresses.ts";

/** Where the API keeps a section of the settings. */
export const settingPath = (key: SectionKey) => `/api/admin/settings/${key}` as const;

/** The parameters of a group of settings and of one of its fields, in the panel's address. */
export const GROUP_FIELD = "bolum";
export const SETTING_FIELD = "alan";

/** A group of settings in the panel, at one of its fields. */
export const settingAddress = (group: SectionKey, field?: string): string =>
  `${panelAddresses.shopSettings}?${GROUP_FIELD}=${group}${field === undefined ? "" : `&${SETTING_FIELD}=${field}`}`;
