import { describe, expect, it } from 'vitest';
import { addressOf, networkOf } from './networks.ts';

describe('the address and network of a client', () => {
  it.each([
    ['197.210.54.7', '197.210.54.7', '197.210.54.0/24'],
    ['::ffff:197.210.54.7', '197.210.54.7', '197.210.54.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['197.210.54.7:4711', '197.210.54.7', '197.210.54.0/24'],
    ['unknown', 'unknown', 'unknown'],
  ])('%s is of %s in %s', (ip, address, network) => {
    expect(addressOf(ip)).toBe(address);
    expect(networkOf(ip)).toBe(network);
  });
});
