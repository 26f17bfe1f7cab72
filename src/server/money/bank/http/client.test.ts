import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { bankClient } from './client.ts';
import { refundRejection } from './rejections.ts';

const call = bankClient({
  provider: 'bank',
  baseUrl: 'https://api.example.com',
  secrets: [],
  readEnvelope: () => ({ isSuccess: false, isNotFound: false, message: 'Request timeout', data: null }),
});

afterEach(() => void vi.restoreAllMocks());

/** What a refund results in where the provider responds with this status and its JSON. */
function refundedWith(status: number) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}', { status }));
  return call({
    method: 'POST',
    path: '/refund',
    headers: {},
    response: z.unknown(),
    rejection: refundRejection,
  });
}

test('a call that timed out at the provider may have been carried out', async () => {
  expect(await refundedWith(408)).toMatchObject({ outcome: 'unknown', reason: 'timeout' });
  expect(await refundedWith(504)).toMatchObject({ outcome: 'unknown', reason: 'provider_error' });
});

test('a call that the provider rejects was not carried out', async () => {
  expect(await refundedWith(400)).toMatchObject({ outcome: 'refused', reason: 'rejected' });
});
