import ipaddr from 'ipaddr.js';

/** The address that identifies one client: an IPv4 address, or the /64 of an IPv6 address. */
export function addressOf(ip: string): string {
  const address = parse(ip);
  return address instanceof ipaddr.IPv6 ? ipv6Prefix(address, 4) : (address?.toString() ?? ip);
}

/** The client's network: an IPv4 /24 or an IPv6 /48. */
export function networkOf(ip: string): string {
  const address = parse(ip);
  if (address === null) return ip;
  if (address instanceof ipaddr.IPv6) return ipv6Prefix(address, 3);
  return `${address.octets.slice(0, 3).join('.')}.0/24`;
}

/** `197.210.54.7:4711`, `[2001:db8::1]:4711` or `[2001:db8::1]`. */
const WITH_PORT = /^(?:([\d.]+):\d+|\[([^\]]+)\](?::\d+)?)$/;

/**
 * Null if it is not an address, like `unknown` from a proxy. Strips the port that proxies may append, and the brackets
 * of IPv6: with the port, each connection would count as a client of its own.
 */
function parse(ip: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const address = ip.replace(WITH_PORT, '$1$2');
  return ipaddr.isValid(address) ? ipaddr.process(address) : null;
}

/** The first `count` groups of 16 bits, without `::` abbreviation inside: stored limits use this format. */
const ipv6Prefix = ({ parts }: ipaddr.IPv6, count: number): string =>
  `${parts
    .slice(0, count)
    .map((part) => part.toString(16))
    .join(':')}::/${count * 16}`;
