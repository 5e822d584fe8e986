import type { Category } from "../../domain/catalog/category.ts";
import type { Product } from "../../domain/catalog/product.ts";
import type { HeroSlide } from "../../domain/shop/hero-slide.ts";

/** Our pictures are stored as paths and answered with the shop's address, since spec §5 wants URLs. */
export const publicProduct = (product: Product, publicUrl: string): Product => ({
  ...product,
  image: absolute(product.image, publicUrl),
  images: product.images.map((image) => absolute(image, publicUrl)),
  colorImages: Object.fromEntries(
    Object.entries(product.colorImages).map(([color, image]) => [color, absolute(image, publicUrl)]),
  ),
});

export const publicCategory = (category: Category, publicUrl: string): Category => ({
  ...category,
  image: absolute(category.image, publicUrl),
});

export const publicSlide = (slide: HeroSlide, publicUrl: string): HeroSlide => ({
  ...slide,
  image: absolute(slide.image, publicUrl),
});

const absolute = (image: string, publicUrl: string): string => (image.startsWith("/") ? `${publicUrl}${image}` : image);
