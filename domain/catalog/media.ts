/** The limit of pictures besides the main one. */
export const MAX_EXTRA_PICTURES = 12;
/** The main picture has a field of its own. */
export const MAX_PICTURES = 1 + MAX_EXTRA_PICTURES;

/** A picture of the shop, re-encoded by it. */
export type Picture = { hash: string; width: number; height: number; bytes: Uint8Array };

export type Media = {
  /** Saving the same picture again changes nothing. `original` is the hash of the picture that this one was cut from. */
  savePicture(picture: Picture, original?: string): Promise<void>;
  /** True if every picture exists. */
  hasPictures(hashes: readonly string[]): Promise<boolean>;
  listHashes(): Promise<string[]>;
  findPicture(hash: string): Promise<Picture | undefined>;
  /** The picture that this one was cut from, if it was. */
  findOriginal(hash: string): Promise<Picture | undefined>;
};

/**
 * Files beside the database that all processes share, in any store that speaks S3. Throws an outage (`isOutage`) where the store cannot be
 * reached or refuses.
 */
export type PictureFiles = {
  read(name: string): Promise<Uint8Array | undefined>;
  has(name: string): Promise<boolean>;
  /** The whole file or none. */
  write(name: string, bytes: Uint8Array, type: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** The files whose names begin with `prefix`. */
  list(prefix: string): AsyncIterable<{ name: string; savedAt: Date }>;
};

/** Every stored picture is a WebP. */
export const PICTURE_TYPE = "image/webp";

/** Names of files in the store begin with one of these. */
export const PLACES = "pictures/";
export const SIZES = "sizes/";

/** The widths and formats that a page may request. 1200 fills a phone with three pixels to the point. A rendition is never wider than its picture. */
export const RENDITION_WIDTHS = [160, 320, 480, 640, 960, 1200, 1600] as const;
export const RENDITION_FORMATS = ["avif", "webp"] as const;

export type RenditionWidth = (typeof RENDITION_WIDTHS)[number];
type RenditionFormat = (typeof RENDITION_FORMATS)[number];

/** The address for feeds and link previews. They get JPEG, because not every program reads AVIF or WebP. */
export const jpegPath = (hash: string): string => `/media/${hash}-${JPEG_WIDTH}.jpg`;

const JPEG_WIDTH: RenditionWidth = 960;

const PICTURE = /^\/media\/([0-9a-f]{64})\.webp$/;

/** The path under which a product stores a picture. The API sends it as an absolute address. */
export const picturePath = (hash: string): string => `/media/${hash}.webp`;

export const pictureHash = (path: string): string | undefined => PICTURE.exec(path)?.[1];

export const renditionPath = (hash: string, width: RenditionWidth, format: RenditionFormat): string =>
  `/media/${hash}-${width}.${format}`;

/** The hash of a picture of the shop, from its stored path or its absolute address. */
export function ownPictureHash(image: string, publicUrl: string): string | undefined {
  if (image.startsWith("/")) return pictureHash(image);
  if (!URL.canParse(image)) return undefined;
  const url = new URL(image);
  return url.origin === new URL(publicUrl).origin ? pictureHash(url.pathname) : undefined;
}
