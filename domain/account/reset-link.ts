export const RESET_MINUTES = 30;

type ResetLink = { hash: string; userId: string; expiresAt: Date };

/** Links to reset a forgotten password. Only their hashes are stored. */
export type ResetLinks = {
  /** The person's other links stay valid until one is used. So nobody can cancel a link by requesting another. */
  saveLink(link: ResetLink): Promise<void>;
  /** The user id of a link that has not expired. */
  findLink(hash: string, now: Date): Promise<string | undefined>;
  /** Sets the password, and ends sessions, links, unproven identities, and a customer's codes. False if the link was used or has expired. */
  spendLink(hash: string, passwordHash: string, now: Date): Promise<boolean>;
  /** Deletes expired links. */
  removeExpired(now: Date): Promise<void>;
};

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

type Letter = { subject: string; text: string };

/** Goes to the new address. Opening the link proves that the address is the person's own. */
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
