import type { FastifyRequest } from 'fastify';

/** Names of this platform, as the browser of the sender has them: those in addresses that the console copies. */
export function hostsOf({ host, headers: { origin } }: FastifyRequest): string[] {
  const ofBrowser = origin !== undefined && URL.canParse(origin) ? [new URL(origin).host] : [];
  return [...new Set([host.toLowerCase(), ...ofBrowser])];
}
