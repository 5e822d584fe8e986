import type { SectionKey } from "../settings/sections.ts";

/** Where the API keeps a section of the settings. */
export const settingPath = (key: SectionKey) => `/api/admin/settings/${key}` as const;
