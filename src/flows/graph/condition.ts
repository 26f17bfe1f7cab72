import type { FlowTransition } from './graph.ts';
import { wordsIn } from './words.ts';

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
