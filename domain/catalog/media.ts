/** Beside the main picture. */
export const MAX_EXTRA_PICTURES = 12;

/** A picture of ours. The bytes are our own re-encoding, so the database alone is the whole shop. */
export type Picture = { hash: string; width: number; height: number; bytes: Uint8Array };

export type Media = {
  /** Saving the same bytes twice is saving them once. `madeFrom` is the picture that it was cut from. */
  savePicture(picture: Picture, madeFrom?: string): Promise<void>;
  /** Whether there is each of them. */
  hasPictures(hashes: readonly string[]): Promise<boolean>;
  findPicture(hash: string): Promise<Picture | undefined>;
  /** The picture that this one was cut from, undefined for one that was not. */
  findOriginal(hash: string): Promise<Picture | undefined>;
};

/** The widths a page may ask for (never wider than the picture itself), and the forms. */
export const RENDITION_WIDTHS = [160, 320, 480, 640, 960] as const;
export const RENDITION_FORMATS = ["avif", "webp"] as const;

export type RenditionWidth = (typeof RENDITION_WIDTHS)[number];
export type RenditionFormat = (typeof RENDITION_FORMATS)[number];

/** What feeds and previews are given: every machine reads JPEG, and not every one reads more. */
export const jpegPath = (hash: string): string => `/media/${hash}-${JPEG_WIDTH}.jpg`;

const JPEG_WIDTH: RenditionWidth = 960;

const PICTURE = /^\/media\/([0-9a-f]{64})\.webp$/;

/** How a picture of ours is stored; it is answered absolute, from the shop's public address. */
export const picturePath = (hash: string): string => `/media/${hash}.webp`;

export const pictureHash = (path: string): string | undefined => PICTURE.exec(path)?.[1];

export const renditionPath = (hash: string, width: RenditionWidth, format: RenditionFormat): string =>
  `/media/${hash}-${width}.${format}`;

/** Knows a picture of ours by its stored path and by the absolute address we answer it with. */
export function ownPictureHash(image: string, publicUrl: string): string | undefined {
  if (image.startsWith("/")) return pictureHash(image);
  if (!URL.canParse(image)) return undefined;
  const url = new URL(image);
  return url.origin === new URL(publicUrl).origin ? pictureHash(url.pathname) : undefined;
}
