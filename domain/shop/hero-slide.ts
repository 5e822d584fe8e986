/** Spec §2 and §3. `image` is empty when the shop has no picture for the slide yet; `link` is a category's anchor. */
export type HeroSlide = {
  id: string;
  title: string;
  subtitle: string;
  image: string;
  buttonText: string;
  link: string;
};

export const HERO_INTERVAL_MS = 5000;

export const FIRST_HERO_SLIDES: readonly HeroSlide[] = [
  {
    id: "cift-urunleri",
    title: "Çift ürünlerinde %40'a varan indirim",
    subtitle: "İkinize birer tane: bileklikler, kupalar, minik sürprizler.",
    image: "",
    buttonText: "Çiftlere bak",
    link: "#cift-urunleri",
  },
  {
    id: "labubu",
    title: "Viral Labubu'lar sınırlı stokta",
    subtitle: "Herkesin aradığı anahtarlıklar ve sürpriz kutular burada.",
    image: "",
    buttonText: "Labubu'ları gör",
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
