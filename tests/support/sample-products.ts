import type { Product } from "../../domain/catalog/product.ts";
import type { ProductInput } from "../../domain/catalog/product-input.ts";

export const LABUBU: ProductInput = {
  name: "Labubu anahtarlık",
  price: 899.9,
  originalPrice: 1199.9,
  category: "labubu",
  image: "https://cdn.ornek.com/labubu.jpg",
  images: ["https://cdn.ornek.com/labubu-arka.jpg", `/media/${"ab".repeat(32)}.webp`],
  colors: ["Pembe", "Krem", "Gül kurusu"],
  colorImages: {},
  description: "Çantana taktığın gibi\nherkes soracak.",
  inStock: true,
  featured: true,
};

export const BILEKLIK: ProductInput = {
  name: "Çift bileklik",
  price: 249.5,
  originalPrice: null,
  category: "cift-urunleri",
  image: "https://cdn.ornek.com/bileklik.jpg",
  images: [],
  colors: [],
  colorImages: {},
  description: "",
  inStock: false,
  featured: false,
};

/** A product with nothing remarkable but its traits. */
export const productOf = (traits: Partial<Product>): Product => ({
  id: traits.name ?? "",
  slug: "urun",
  name: "Ürün",
  description: "",
  image: "https://cdn.ornek.com/urun.jpg",
  images: [],
  price: 100,
  originalPrice: null,
  colors: [],
  colorImages: {},
  category: "takilar",
  inStock: true,
  featured: false,
  createdAt: "2025-01-01T00:00:00.000Z",
  updatedAt: "2025-01-01T00:00:00.000Z",
  revision: 1,
  ...traits,
});
