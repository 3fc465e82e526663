import type { FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * The forwarded headers of a request: without those of one connection only (RFC 9110, 7.6.1) and without the client's
 * claims about its own address. The platform counts wrong passwords by address, so the chain of addresses that trusted
 * proxies report is written anew.
 */
export function forwardedHeaders(
  { ip, ips = [ip] }: Pick<FastifyRequest, 'ip' | 'ips'>,
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => !ofOneConnection.has(name) && !isAboutClient(name));
  return { ...Object.fromEntries(kept), 'x-forwarded-for': ips.toReversed().join(', ') };
}

/** Headers of an answer, without those of one connection only. */
export function answeredHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneConnection.has(name)));
}

const ofOneConnection = new Set([
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

function isAboutClient(name: string): boolean {
  return name === 'forwarded' || name.startsWith('x-forwarded-') || addressHeaders.has(name);
}

/** Headers that other proxies write and platforms may read. */
const addressHeaders = new Set([
  'cf-connecting-ip',
  'true-client-ip',
  'via',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-forwarded-for',
  'x-real-ip',
]);
