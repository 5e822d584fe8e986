import { addresses } from "../../../domain/web/addresses.ts";
import { panelAddresses } from "../../../domain/web/panel-addresses.ts";
import { PANEL_PATHS } from "../../../domain/web/panel-paths.ts";

/** The sections for helpers. All others are the owner's, and the API refuses helpers what is in them (decision 80). */
export const isForHelpers = (path: string): boolean => PATHS.includes(path);

const PATHS: readonly string[] = [
  panelAddresses.today,
  panelAddresses.orders,
  PANEL_PATHS.printedOrders,
  addresses.admin,
  panelAddresses.showcase,
  panelAddresses.guide,
];
