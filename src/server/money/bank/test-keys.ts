import type { BankSettings } from '../../platform/settings/bank-settings.ts';

/** Whether a bank's key is one to try with: anybody can then make transfers that count, with no money behind them. */
export function isTestKey(settings: BankSettings): boolean {
  switch (settings.provider) {
    case 'sandbox':
      return false;
    case 'paystack':
      return settings.secretKey.startsWith('sk_test_');
    case 'monnify':
      return settings.apiKey.startsWith('MK_TEST_');
    case 'flutterwave':
      return settings.secretKey.startsWith('FLWSECK_TEST');
  }
}
