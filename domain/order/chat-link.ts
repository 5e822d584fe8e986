/** Opens a chat with what is to be said already written; without a number WhatsApp asks whom to send it to. */
export const chatLink = (phone: string, message?: string): string =>
  message === undefined
    ? `https://wa.me/${phone}`
    : `https://wa.me/${phone}?text=${encodeURIComponent(message.toWellFormed())}`;
