export function shopNode(): string;
export const THRIFT: { args: string[]; env: Record<string, string> };
