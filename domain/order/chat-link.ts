/** The chat with the shop. Undefined while the shop has no number; its ordering buttons are then off. */
export const shopChat = (phone: string, message?: string): string | undefined =>
  phone === "" ? undefined : chatLink(phone, message);

/** The shop's page on Instagram. Undefined while it has none. */
export const profileLink = (social: string): string | undefined =>
  social === "" ? undefined : `https://www.instagram.com/${social.replace(/^@/, "")}`;

/** A link that opens a chat with a prepared message. With an empty number WhatsApp asks for the recipient. */
export const chatLink = (phone: string, message?: string): string =>
  message === undefined
    ? `https://wa.me/${phone}`
    : `https://wa.me/${phone}?text=${encodeURIComponent(message.toWellFormed())}`;
