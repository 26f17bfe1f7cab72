import { expect, it } from 'vitest';
import { waitingTime } from './waitingTime.ts';

it.each([
  [1, 'in a minute'],
  [60_000, 'in a minute'],
  [60_001, 'in 2 minutes'],
  [3_600_000, 'in 60 minutes'],
  [3_600_001, 'in 2 hours'],
  [86_400_000, 'in 24 hours'],
  [3 * 86_400_000, 'in 72 hours'],
  [3 * 86_400_000 + 1, 'in 4 days'],
  [30 * 86_400_000, 'in 30 days'],
])('%d ms are "%s", rounded up', (waitMs, text) => {
  expect(waitingTime(waitMs)).toBe(text);
});
