/** A link that opens a chat with a prepared message. With an empty number WhatsApp asks for the recipient. */
export const chatLink = (phone: string, message?: string): string =>
  message === undefined
    ? `https://wa.me/${phone}`
    : `https://wa.me/${phone}?text=${encodeURIComponent(message.toWellFormed())}`;
