import { expect, it } from 'vitest';
import { STATUS_TONES } from './statusTones.ts';

it.each([
  ['positive', ['successful', 'active', 'completed', 'Completed']],
  ['neutral', ['pending', 'Pending', 'On-going']],
  ['critical', ['failed', 'cancelled']],
] as const)('%s are the words that the specification names', (tone, statuses) => {
  for (const status of statuses) expect(STATUS_TONES[status], status).toBe(tone);
});
