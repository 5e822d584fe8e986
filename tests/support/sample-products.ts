import type { Product } from "../../domain/catalog/product.ts";
import { productInputSchema } from "../../domain/catalog/product-input.ts";
import type { ChoiceValue } from "../../domain/choice/choice-sets.ts";

/** Parses the input of an owner, with the schema's defaults. */
export const sampleInput = productInputSchema("http://localhost:3000");

export const LABUBU = sampleInput.parse({
  name: "Labubu anahtarlık",
  price: 899.9,
  originalPrice: 1199.9,
  category: "labubu",
  image: "https://cdn.ornek.com/labubu.jpg",
  images: ["https://cdn.ornek.com/labubu-arka.jpg", `/media/${"ab".repeat(32)}.webp`],
  colors: ["Pembe", "Krem", "Gül kurusu"],
  description: "Çantana taktığın gibi\nherkes soracak.",
  featured: true,
});

export const BILEKLIK = sampleInput.parse({
  name: "Çift bileklik",
  price: 249.5,
  category: "cift-urunleri",
  image: "https://cdn.ornek.com/bileklik.jpg",
  inStock: false,
});

const PLAIN = sampleInput.parse({
  name: "Ürün",
  price: 100,
  category: "takilar",
  image: "https://cdn.ornek.com/urun.jpg",
});

/** A plain product with the given traits. */
export const productOf = (traits: Partial<Product>): Product => ({
  ...PLAIN,
  id: traits.name ?? "",
  slug: "urun",
  createdAt: "2025-01-01T00:00:00.000Z",
  updatedAt: "2025-01-01T00:00:00.000Z",
  revision: 1,
  ...traits,
});

/** A value of a set, without a note, for tests. */
export const setValue = (id: string, name = id): ChoiceValue => ({ id, name, note: "" });
