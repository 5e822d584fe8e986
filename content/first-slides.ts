import type { HeroSlide } from "../domain/settings/hero-slide.ts";

export const FIRST_HERO_SLIDES: readonly HeroSlide[] = [
  {
    id: "cift-urunleri",
    title: "Çift ürünlerinde %40'a varan indirim",
    subtitle: "İkinize birer tane: bileklikler, kupalar, minik sürprizler.",
    image: "",
    buttonText: "Çift ürünlerini gör",
    link: "#cift-urunleri",
  },
  {
    id: "labubu",
    title: "Viral Labubular sınırlı stokta",
    subtitle: "Herkesin aradığı çanta süsleri ve sürpriz kutular burada.",
    image: "",
    buttonText: "Labubuları gör",
    link: "#labubu",
  },
  {
    id: "takilar",
    title: "Trend takılar",
    subtitle: "Her güne yakışan kolyeler, yüzükler ve küpeler.",
    image: "",
    buttonText: "Takılara bak",
    link: "#takilar",
  },
];
