export function installDebianPackages(packages: readonly string[], what: string, otherWays?: string): void;
