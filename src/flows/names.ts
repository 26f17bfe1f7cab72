import type { FlowTransition } from './graph.ts';

/** `signedIn` → `signed in`, `elsewhere.signedIn` → `elsewhere signed in`. */
export const wordsIn = (name: string): string =>
  name
    .replaceAll('.', ' ')
    .replace(/([a-z0-9])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);

/** `confirmingCancel` → `Confirming cancel`. */
export function titleOf(name: string): string {
  const words = wordsIn(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * `isMenu: price` → `menu: price`; `otherwise` where the transitions before it on the same event have guards; else
 * nothing.
 */
export function conditionOf({ guard, index }: FlowTransition): string | null {
  if (!guard) return index > 0 ? 'otherwise' : null;
  const words = wordsIn(guard.name).replace(/^is /, '');
  const params = Object.values(guard.params).join(', ');
  return params ? `${words}: ${params}` : words;
}
