import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { milestone } from './properties.ts';

const withStatus = (status: string) => ({
  id: '0190b3a0-0000-7000-8000-00000000d001',
  name: 'Roofing',
  date: '2026-09-30',
  status,
  images: [],
});

it('a milestone is Pending, On-going or Completed, and nothing else', () => {
  for (const status of ['Pending', 'On-going', 'Completed']) {
    expect(z.safeParse(milestone, withStatus(status)).success, status).toBe(true);
  }
  expect(z.safeParse(milestone, withStatus('Done')).success).toBe(false);
});
