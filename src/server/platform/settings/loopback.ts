import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether a host is this machine: `127.0.0.0/8`, `::1`, `[::1]`, `localhost` or a name below it (RFC 6761). */
export function isLoopbackHost(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  const version = isIP(address);
  if (version === 0) return address === 'localhost' || address.endsWith('.localhost');
  return loopback.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
