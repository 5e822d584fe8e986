import { FIRST_LOOK } from "../look/look.ts";
import type { ShopFacts } from "../shop/shop-facts.ts";
import { fingerprint } from "./share-picture.ts";

/** The icons of the shop by their names in addresses: the side in pixels, and the form. */
export const ICONS = {
  favicon: { size: 96, form: "rounded" },
  "apple-touch-icon": { size: 180, form: "square" },
  "icon-192": { size: 192, form: "rounded" },
  "icon-512": { size: 512, form: "rounded" },
  /** Android cuts it to a circle, or to a shape inside of it. */
  "icon-maskable-512": { size: 512, form: "maskable" },
} as const;

export type ShopIconName = keyof typeof ICONS;

export const ICON_FOLDER = "/media/simge/";
const PATH = /^\/media\/simge\/([a-z0-9-]+)-[0-9a-f]{16}\.png$/;

/** Addresses at which browsers and crawlers look without being told. They lead to the current icon. */
const KNOWN_PATHS: Record<string, ShopIconName> = {
  "/favicon.ico": "favicon",
  "/favicon.svg": "favicon",
  "/apple-touch-icon.png": "apple-touch-icon",
  "/apple-touch-icon-precomposed.png": "apple-touch-icon",
  "/icon-192.png": "icon-192",
  "/icon-512.png": "icon-512",
};

/** Raise it with every visible change of the drawing code. */
const DRAWING_VERSION = 1;

type Shop = Pick<ShopFacts, "name" | "look">;

/** The address changes with what the icon shows. */
export const iconPath = (name: ShopIconName, { name: shopName, look = FIRST_LOOK }: Shop): string =>
  `${ICON_FOLDER}${name}-${fingerprint(JSON.stringify([DRAWING_VERSION, shopName, look]))}.png`;

/** The icon that an address names, in whatever version. */
export function iconAt(path: string): ShopIconName | undefined {
  const name = PATH.exec(path)?.[1];
  return name !== undefined && isIcon(name) ? name : KNOWN_PATHS[path];
}

const isIcon = (name: string): name is ShopIconName => Object.hasOwn(ICONS, name);
