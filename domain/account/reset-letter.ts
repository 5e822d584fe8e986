import { RESET_MINUTES } from "./reset-link.ts";

/** The letter leaves out the person's name, because anybody may have registered the address with any text as name. */
export const resetLetter = (link: string, shopName: string): { subject: string; text: string } => ({
  subject: `${shopName}: yeni şifre`,
  text: [
    "Merhaba,",
    "",
    `${shopName} hesabın için yeni bir şifre istendi. Şifreni bu bağlantıdan seç:`,
    "",
    link,
    "",
    `Bağlantı ${RESET_MINUTES} dakika geçerli ve bir kez kullanılır. Bunu sen istemediysen bir şey yapman gerekmez; şifren olduğu gibi kalır.`,
  ].join("\n"),
});
