import { afterEach, expect, test, vi } from 'vitest';
import { monnifyBank } from './bank.ts';

afterEach(() => vi.restoreAllMocks());

/** The lookup of a payout that Monnify responds to with an error. */
function findPayout(status: number, responseMessage: string) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) =>
    String(url).endsWith('/login')
      ? Response.json({
          requestSuccessful: true,
          responseMessage: 'success',
          responseBody: { accessToken: 'a-token', expiresIn: 3_600 },
        })
      : Response.json({ requestSuccessful: false, responseMessage }, { status }),
  );
  const bank = monnifyBank({
    provider: 'monnify',
    baseUrl: 'https://monnify.example',
    apiKey: 'a-key',
    secretKey: 'a-secret',
    contractCode: '1',
    sourceAccount: '2',
    bvn: null,
  });
  return bank.findPayout('0198c5a0-0000-7000-8000-000000000001', null);
}

test.each([
  [200, 'Could not find disbursement transaction for given reference'],
  [404, 'Could not find disbursement transaction with reference'],
  [404, 'Transaction not found'],
])('the bank has no such payout if it responds with %i, %s', async (status, message) => {
  expect(await findPayout(status, message)).toMatchObject({ outcome: 'refused', reason: 'not_found' });
});

test.each([
  [404, 'Wallet not found'],
  [422, 'Merchant does not exist'],
  [404, 'Cannot find contract'],
])('a lookup rejected with %i, %s proves nothing about the payout', async (status, message) => {
  expect(await findPayout(status, message)).toMatchObject({ outcome: 'refused', reason: 'rejected' });
});
