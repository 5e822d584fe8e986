const number = new Intl.NumberFormat("tr-TR", { maximumFractionDigits: 1 });

/** Such as "12,4 MB". */
export const megabytes = (bytes: number): string => `${number.format(Math.max(bytes / 1024 ** 2, 0.1))} MB`;
