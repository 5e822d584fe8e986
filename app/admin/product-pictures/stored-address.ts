import { ownPictureHash, picturePath } from "../../../domain/catalog/media.ts";

/** A picture of the shop by its path, as settings store it; another address as it is. */
export function storedAddress(address: string, publicUrl: string): string {
  const hash = ownPictureHash(address, publicUrl);
  return hash === undefined ? address : picturePath(hash);
}
