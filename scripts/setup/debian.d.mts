export function installDebianPackages(packages: readonly string[], what: string): void;
