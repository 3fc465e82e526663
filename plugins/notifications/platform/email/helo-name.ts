import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';

interface Input {
  settings: { heloName?: string; from: string };
  publicUrl: string | undefined;
  /** Of the connection, on this side. */
  address: string | undefined;
}

/**
 * Returns the name in EHLO: that of the settings, the host of `publicUrl`, the domain of the sender, or `[address]`. Servers
 * reject names without a full stop, such as `localhost`.
 */
export function heloNameOf({ settings: { heloName, from }, publicUrl, address = '127.0.0.1' }: Input): string {
  if (heloName !== undefined) return isIP(heloName) === 0 ? domainToASCII(heloName) : literal(heloName);
  const names = [
    publicUrl === undefined ? '' : new URL(publicUrl).hostname,
    domainToASCII(from.slice(from.lastIndexOf('@') + 1)),
  ];
  return names.find((name) => isIP(name) === 0 && /[^.]\.[^.]/.test(name)) ?? literal(address);
}

function literal(address: string): string {
  return `[${isIP(address) === 6 ? 'IPv6:' : ''}${address}]`;
}
