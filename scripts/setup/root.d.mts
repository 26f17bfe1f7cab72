export const ROOT: string;
export function environment(extra?: Readonly<Record<string, string>>): Record<string, string>;
