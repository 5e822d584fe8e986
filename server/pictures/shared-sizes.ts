import { type PictureFiles, SIZES } from "../../domain/catalog/media.ts";

type Make = () => Promise<Uint8Array | undefined>;

/** One process makes a size, the others read it from the store. Without a store every process makes its own. */
export const createSharedSizes =
  (files: PictureFiles | undefined, warn: (event: string, fields: { error: unknown }) => void) =>
  async (name: string, type: string, make: Make): Promise<Uint8Array | undefined> => {
    const known = await files?.read(SIZES + name);
    if (known) return known;
    const made = await make();
    if (made && files) {
      await files.write(SIZES + name, made, type).catch((error: unknown) => warn("size_not_shared", { error }));
    }
    return made;
  };
