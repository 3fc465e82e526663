import { lookup } from 'node:dns/promises';
import { isIP, connect, type Socket } from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import type { NoticeCause } from '../../shared/notice';
import { NoticeError } from '../notice-error';
import { onceReady } from './once-ready';
import type { Visit } from './visit';

export interface Address {
  host: string;
  port: number;
  /** TLS from the first byte. The certificate is verified. */
  isTls: boolean;
  /** Cause of a server that answers without TLS. Default: `tlsFailed`. */
  withoutTls?: NoticeCause;
}

/**
 * Connects. The first connection of a visit records its steps `dns`, `connect` and `tls`. The caller, or the end of the
 * visit, destroys the socket. Throws `hostUnknown`, `targetNotAllowed`, `unreachable`, `certificateUntrusted`, `tlsFailed` or `timeout`.
 */
export async function openSocket(visit: Visit, { host, port, isTls, withoutTls }: Address): Promise<Socket> {
  const isFirst = !visit.isConnected;
  visit.isConnected = true;
  const step: Visit['step'] = isFirst ? visit.step : (_name, act) => act();
  const found = isIP(host) === 0 ? await step('dns', () => resolve(visit, host)) : [ofAddress(host)];
  const socket = await step('connect', async () => {
    const addresses = found.filter(({ address }) => visit.mayConnect({ host, port, address }));
    if (addresses.length === 0) throw new NoticeError('targetNotAllowed');
    const opened = connect({
      host,
      port,
      // The addresses of the step before: a second query could have another result.
      lookup: (_host, options, done) =>
        options.all ? done(null, addresses) : done(null, addresses[0]!.address, addresses[0]!.family),
    });
    visit.onEnd(() => opened.destroy());
    const signal = AbortSignal.any([visit.signal, AbortSignal.timeout(connectMilliseconds)]);
    // The same error for a closed port and for one behind a firewall: no user explores a network by it.
    await onceReady({ signal }, opened, 'connect', unreachable).catch(() => {
      throw unreachable();
    });
    return opened;
  });
  return isTls ? step('tls', () => secure(visit, { socket, host, withoutTls })) : socket;
}

async function resolve({ signal }: Visit, host: string) {
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new NoticeError('timeout', { isRetryable: true })), { once: true });
  });
  const found = lookup(host, { all: true }).catch((error: NodeJS.ErrnoException) => {
    const isRetryable = error.code === 'EAI_AGAIN';
    throw new NoticeError('hostUnknown', { answer: error.message, isRetryable });
  });
  return Promise.race([found, stopped]);
}

async function secure(
  visit: Visit,
  { socket, host, withoutTls = 'tlsFailed' }: { socket: Socket; host: string; withoutTls: NoticeCause | undefined },
): Promise<TLSSocket> {
  const secured = connectTls({
    socket,
    ...(isIP(host) === 0 ? { servername: host } : { host }),
    ...(visit.ca === undefined ? {} : { ca: visit.ca }),
  });
  visit.onEnd(() => secured.destroy());
  await onceReady(visit, secured, 'secureConnect', (error) =>
    isWithoutTls.test(error.message) ? new NoticeError(withoutTls, { answer: error.message }) : tlsError(error),
  );
  return secured;
}

function unreachable(): NoticeError {
  return new NoticeError('unreachable', { isRetryable: true });
}

/** Converts an error of a TLS handshake. Certificates have codes of OpenSSL and Node.js. */
export function tlsError(error: Error & { code?: string; originalCode?: string }): NoticeError {
  const isCertificate = [error.code, error.originalCode].some(
    (code) => typeof code === 'string' && /CERT|ISSUER|SELF_SIGNED|CRL|UNABLE_TO_VERIFY/.test(code),
  );
  return new NoticeError(isCertificate ? 'certificateUntrusted' : 'tlsFailed', { answer: error.message });
}

function ofAddress(address: string) {
  return { address, family: isIP(address) };
}

/** OpenSSL's errors for bytes that are no TLS. */
const isWithoutTls = /wrong version number|packet length too long/;
/** Time for one connection. */
const connectMilliseconds = 8_000;
