import { expect, it } from 'vitest';
import { verificationAddress } from './verification-address.ts';

it.each([
  ['/verify?code=7k2m-9qx4-tbwd-3f6h', '/verify/7K2M-9QX4-TBWD-3F6H'],
  ['/verify?code=7K2M9QX4TBWD3F6H', '/verify/7K2M-9QX4-TBWD-3F6H'],
  ['/verify/7k2m9qx4tbwd3f6h', '/verify/7K2M-9QX4-TBWD-3F6H'],
  ['/verify/7K2M-9QX4-TBWD-3F6O', '/verify/7K2M-9QX4-TBWD-3F60'],
  ['/verify/7K2M-9QX4-TBWD-3F6H', null],
  ['/verify?code=hello', null],
  ['/verify', null],
  ['/verify-email?code=7K2M9QX4TBWD3F6H', null],
  ['/', null],
])('%s leads to %s', (url, address) => {
  expect(verificationAddress(url)).toBe(address);
});
