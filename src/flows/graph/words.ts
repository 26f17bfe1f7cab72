/** `signedIn` → `signed in`, `elsewhere.signedIn` → `elsewhere signed in`. */
export const nameToWords = (name: string): string =>
  name
    .replaceAll('.', ' ')
    .replace(/([a-z0-9])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);

/** `confirmingCancel` → `Confirming cancel`. */
export function titleOf(name: string): string {
  const words = nameToWords(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
