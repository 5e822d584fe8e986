/** Where a copy is downloaded. The key names the copy and is valid for a minute. */
export const copyAddress = (key: string): string => `/api/admin/backup?key=${encodeURIComponent(key)}`;
