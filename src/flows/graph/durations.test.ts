import { expect, it } from 'vitest';
import { formatDuration } from './durations.ts';

it.each([
  [225, '225 ms'],
  [8_000, '8 s'],
  [90_000, '90 s'],
  [120_000, '2 min'],
  [10_800_000, '3 h'],
])('%i ms are %s', (ms, words) => {
  expect(formatDuration(ms)).toBe(words);
});
