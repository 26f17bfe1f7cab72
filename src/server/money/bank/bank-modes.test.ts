import { expect, test } from 'vitest';
import type {
  FlutterwaveSettings,
  MonnifySettings,
  PaystackSettings,
} from '../../platform/settings/bank-settings.ts';
import { isTestKey } from './bank-modes.ts';

const baseUrl = 'https://bank.example';
const paystack = (secretKey: string): PaystackSettings => ({
  provider: 'paystack',
  secretKey,
  baseUrl,
  preferredBank: 'wema-bank',
});
const monnify = (apiKey: string): MonnifySettings => ({
  provider: 'monnify',
  apiKey,
  secretKey: 'secret',
  contractCode: '1',
  sourceAccount: '2',
  bvn: null,
  baseUrl,
});
const flutterwave = (secretKey: string): FlutterwaveSettings => ({
  provider: 'flutterwave',
  secretKey,
  secretHash: 'hash',
  bvn: null,
  baseUrl,
});

test.each([
  [paystack('sk_test_a'), true],
  [paystack('sk_live_a'), false],
  [monnify('MK_TEST_A'), true],
  [monnify('MK_PROD_A'), false],
  [flutterwave('FLWSECK_TEST-a-X'), true],
  [flutterwave('FLWSECK-a-X'), false],
])('of $provider', (settings, expected) => {
  expect(isTestKey(settings)).toBe(expected);
});
