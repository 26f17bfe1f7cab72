import type { FlowTransition } from './graph.ts';
import { paramsText } from './steps.ts';
import { nameToWords } from './words.ts';

/**
 * `if the code is wrong`; for a guard without a text, its name: `if menu: price`. `otherwise` if other transitions on
 * the same event come first; else null.
 */
export function conditionOf({ guard, index }: FlowTransition): string | null {
  if (!guard) return index > 0 ? 'otherwise' : null;
  if (guard.says !== null) return `if ${guard.says}`;
  const words = nameToWords(guard.name).replace(/^is /, '');
  const params = paramsText(guard);
  return `if ${params ? `${words}: ${params}` : words}`;
}
