import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** More proxies in a row than any deployment has. Entries before them are not read. */
const maxHops = 20;
const maxHeaderCharacters = 2_000;

/**
 * Leaves only IP addresses in `X-Forwarded-For`. The list is read from its end, where the nearest proxy wrote. The entries
 * before one that is no address are dropped with it, because no trusted proxy wrote them.
 */
export function keepForwardedAddresses(headers: IncomingHttpHeaders): void {
  const given = headers['x-forwarded-for'];
  if (given === undefined) return;
  const entries = [given].flat().join(',').slice(-maxHeaderCharacters).split(',').slice(-maxHops).map(withoutPort);
  const addresses = entries.slice(entries.findLastIndex((entry) => isIP(entry) === 0) + 1);
  if (addresses.length > 0) headers['x-forwarded-for'] = addresses.join(', ');
  else delete headers['x-forwarded-for'];
}

/** Some proxies write `203.0.113.7:50312` or `[2001:db8::1]:50312`. */
function withoutPort(entry: string): string {
  const text = entry.trim();
  return /^\[([^\]]*)\](:\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
}

/** The unit that counts as one client: an IPv4 address, or an IPv6 network of 64 bits, which one subscriber has. */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? `${parsed.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')}::/64`
    : parsed.toString();
}
