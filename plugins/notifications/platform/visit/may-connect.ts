import { BlockList, isIP } from 'node:net';
import { isAllowedTarget } from '@signalbox/platform-kit';

export interface ConnectTarget {
  /** As in the settings: a name or an address. */
  host: string;
  port: number;
  /** The address that the name has now. */
  address: string;
}

/**
 * Which servers the platform may connect to. By default those with a public address, so that no user explores its network.
 * The operator lists others (`targets`, see `isAllowedTarget`); without `public` in the list, only those of the list.
 */
export function mayConnectTo(targets: readonly string[] = ['public']): (target: ConnectTarget) => boolean {
  const listed = targets.filter((target) => target !== 'public');
  const arePublicAllowed = listed.length < targets.length;
  return ({ host, port, address }) =>
    isAllowedTarget(listed, { host, port }) || (arePublicAllowed && isPublic(address));
}

function isPublic(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !notPublic.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** Special-purpose ranges of IANA. `BlockList` also finds IPv4 addresses inside of IPv6 ones (`::ffff:10.0.0.1`). */
const notPublic = new BlockList();
const ipv4Ranges: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
const ipv6Ranges: readonly [string, number][] = [
  ['::', 96],
  // Translated and tunnelled IPv4 addresses, which may be private.
  ['64:ff9b::', 32],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
];
for (const [network, prefix] of ipv4Ranges) notPublic.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of ipv6Ranges) notPublic.addSubnet(network, prefix, 'ipv6');
