import { isIPv6 } from 'node:net';

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const HEXTETS = 8;

/** What one principal can use alone: an IPv4 address, or the /64 of an IPv6 one. */
export const addressOf = (ip: string): string => (isIPv6(plain(ip)) ? ipv6Prefix(plain(ip), 4) : plain(ip));

/** The caller's network: an IPv4 /24 or an IPv6 /48. */
export function networkOf(ip: string): string {
  const address = plain(ip);
  if (isIPv6(address)) return ipv6Prefix(address, 3);
  return `${address.split('.').slice(0, 3).join('.')}.0/24`;
}

const plain = (ip: string): string => IPV4_IN_IPV6.exec(ip)?.[1] ?? ip;

/** The first `count` groups of 16 bits, written in one way whatever the address was written in. */
function ipv6Prefix(address: string, count: number): string {
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const headGroups = head.split(':').filter(Boolean);
  const tailGroups = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? 0 : HEXTETS - headGroups.length - tailGroups.length;
  const groups = [...headGroups, ...Array<string>(Math.max(gap, 0)).fill('0'), ...tailGroups];
  const prefix = groups.slice(0, count).map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(':')}::/${count * 16}`;
}
