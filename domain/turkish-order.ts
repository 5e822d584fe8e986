const TURKISH = new Intl.Collator("tr-TR", { numeric: true });

export const compareTurkish = (left: string, right: string): number => TURKISH.compare(left, right);
