/** What a text takes: UTF-16 units in the message, characters in an address. */
export type Size = { units: number; encoded: number };

/** In the message and in the whole address of the chat (decision 86). */
export const MESSAGE_LIMITS = { units: 1800, address: 4000 } as const;

/** `https://wa.me/<15 digits and a plus>?text=` */
const ADDRESS_START = 40;

export const MESSAGE_ROOM: Size = { units: MESSAGE_LIMITS.units, encoded: MESSAGE_LIMITS.address - ADDRESS_START };

export const sizeOf = (text: string): Size => ({ units: text.length, encoded: encodeURIComponent(text).length });

export const plus = (one: Size, other: Size): Size => ({
  units: one.units + other.units,
  encoded: one.encoded + other.encoded,
});

export const minus = (one: Size, other: Size): Size => ({
  units: one.units - other.units,
  encoded: one.encoded - other.encoded,
});

export const fits = (size: Size, room: Size): boolean => size.units <= room.units && size.encoded <= room.encoded;
