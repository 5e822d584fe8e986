const PATH = /^\/media\/kod\/([a-z0-9-]{1,128})\.svg$/;

/** A QR code of the product's address, for the printed page. */
export const qrPicturePath = (slug: string): string => `/media/kod/${slug}.svg`;

export const qrPictureSlug = (pathname: string): string | undefined => PATH.exec(pathname)?.[1];
