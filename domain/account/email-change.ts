import { RESET_MINUTES } from "./reset-link.ts";

type Letter = { subject: string; text: string };

/** Goes to the new address, and proves it by its link. */
export const emailChangeLetter = (link: string, shopName: string): Letter => ({
  subject: `${shopName}: yeni e-posta adresin`,
  text: [
    "Merhaba,",
    "",
    `${shopName} hesabında bu adres kullanılsın istendi. Hesabına girdiğin cihazda bu bağlantıyı aç ve onayla:`,
    "",
    link,
    "",
    `Bağlantı ${RESET_MINUTES} dakika geçerli. Bunu sen istemediysen bir şey yapman gerekmez.`,
  ].join("\n"),
});

/** Goes to the old address. It leaves out the new one, which its reader need not know. */
export const emailChangedLetter = (shopName: string): Letter => ({
  subject: `${shopName}: e-posta adresin değişti`,
  text: [
    "Merhaba,",
    "",
    `${shopName} hesabın artık başka bir e-posta adresiyle açılıyor.`,
    "",
    "Bunu sen yapmadıysan hemen dükkâna yaz.",
  ].join("\n"),
});
