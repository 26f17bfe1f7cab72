import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { BankClient } from '../http/client.ts';
import { flutterwavePayouts } from './payouts.ts';

const OURS = '0198c5a0-0000-7000-8000-000000000001';
const OTHER = '0198c5a0-0000-7000-8000-000000000002';

/** The transfers that Flutterwave responds with, whatever it was asked for. */
function listing(...transfers: object[]) {
  const call: BankClient = async ({ response }) => ({
    outcome: 'ok',
    value: z.parse(response, { data: transfers }),
  });
  return flutterwavePayouts({ call, headers: {} });
}

test('a payout is found by its own reference among others', async () => {
  const { findPayout } = listing(
    { id: '1', reference: OTHER, status: 'FAILED' },
    { id: '2', reference: OURS, status: 'SUCCESSFUL' },
  );
  expect(await findPayout(OURS, null)).toMatchObject({
    outcome: 'ok',
    value: { status: 'successful', providerReference: '2' },
  });
});

test('a list of other payouts proves neither that ours was sent nor that it was not', async () => {
  const { findPayout } = listing({ id: '1', reference: OTHER, status: 'FAILED' });
  expect(await findPayout(OURS, null)).toMatchObject({ outcome: 'refused', reason: 'rejected' });
});

test('an empty list proves that there is no such payout', async () => {
  expect(await listing().findPayout(OURS, null)).toMatchObject({ outcome: 'refused', reason: 'not_found' });
});
