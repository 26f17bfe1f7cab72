import { expect, it } from 'vitest';
import type { Failure } from '#api/failure.ts';
import { failureText } from './FailureNotice.tsx';

const limited = (message: string, retryAfterSeconds: number | null): Failure => ({
  code: 'too_many_requests',
  status: 429,
  fields: {},
  message,
  retryAfterSeconds,
});

it.each([
  ['Too many tries.', 42, 'Too many tries. Try again in 42 seconds.'],
  ['Too many tries. Please try again in a minute.', 42, 'Too many tries. Please try again in a minute.'],
  ['Too many tries. Please try again in 10 minutes.', 600, 'Too many tries. Please try again in 10 minutes.'],
  ['Too many codes. Please try again in 2 hours.', 3601, 'Too many codes. Please try again in 2 hours.'],
])('says once how long to wait: %s, %d', (message, seconds, text) => {
  expect(failureText(limited(message, seconds))).toBe(text);
});

it('says how to try again where there is no wait', () => {
  expect(failureText(limited('An error occurred!', null), 'Send it again.')).toBe(
    'An error occurred! Send it again.',
  );
});
