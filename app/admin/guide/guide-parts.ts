import { addresses } from "../../../domain/web/addresses.ts";
import { panelAddresses } from "../../../domain/web/panel-addresses.ts";

/** The part of the guide that tells of a section: the anchor of its heading in docs/owner.md. */
export const GUIDE_PARTS: Readonly<Record<string, string>> = {
  [panelAddresses.today]: "bugün",
  [panelAddresses.orders]: "siparişler",
  [addresses.admin]: "yönetici-paneli",
  [panelAddresses.ownersCategories]: "kategoriler",
  [panelAddresses.showcase]: "vitrin",
  [panelAddresses.shopSettings]: "dükkânın-bilgileri",
  [panelAddresses.texts]: "bilgi-sayfaları",
  [panelAddresses.people]: "sana-yardım-edenler",
  [panelAddresses.backup]: "yedek",
};

/** The guide at the part of this section, or of the one that this page belongs to. */
export function guideAddress(pathname: string): string | undefined {
  const part = GUIDE_PARTS[pathname] ?? GUIDE_PARTS[pathname.slice(0, pathname.lastIndexOf("/"))];
  return part && `${panelAddresses.guide}#${part}`;
}
