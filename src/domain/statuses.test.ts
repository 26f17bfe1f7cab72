import { expect, it } from 'vitest';
import { statusTone } from './statuses.ts';

it.each([
  ['positive', ['successful', 'success', 'active', 'complete', 'completed', 'open', 'open tickets']],
  ['neutral', ['pending', 'archived', 'on-going']],
  ['critical', ['failed', 'closed', 'closed ticket']],
] as const)('%s are the words that the specification names', (tone, words) => {
  for (const word of words) {
    expect(statusTone(word), word).toBe(tone);
    expect(statusTone(word.toUpperCase()), word).toBe(tone);
  }
});

it('does not alarm about a word that it does not know', () => {
  expect(statusTone('held')).toBe('neutral');
});
