export function shopNode(): string;
