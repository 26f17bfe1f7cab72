import type { FlowTransition } from './graph.ts';

/** `confirmingCancel` → `Confirming cancel`. */
export function titleOf(name: string): string {
  const words = name.replace(
    /([a-z0-9])([A-Z])/g,
    (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `isMenu: price`; `otherwise` where the transitions before it on the same event have guards; else nothing. */
export function conditionOf({ guard, index }: FlowTransition): string | null {
  if (!guard) return index > 0 ? 'otherwise' : null;
  const params = Object.values(guard.params).join(', ');
  return params ? `${guard.name}: ${params}` : guard.name;
}
