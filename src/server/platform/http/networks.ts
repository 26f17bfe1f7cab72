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

const IPV4_WITH_PORT = /^([\d.]+):\d+$/;

/** Null if it is not an address, like `unknown` from a proxy. Strips a port, which proxies may append to an IPv4 address. */
function parse(ip: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const address = ip.replace(IPV4_WITH_PORT, '$1');
  return ipaddr.isValid(address) ? ipaddr.process(address) : null;
}

/** The first `count` groups of 16 bits, without `::` abbreviation inside: stored limits use this format. */
const ipv6Prefix = ({ parts }: ipaddr.IPv6, count: number): string =>
  `${parts
    .slice(0, count)
    .map((part) => part.toString(16))
    .join(':')}::/${count * 16}`;
