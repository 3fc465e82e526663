import { request } from 'node:http';
import { NoticeError } from '../notice-error';
import { openSocket } from './open-socket';
import type { Visit } from './visit';

export interface HttpCall {
  method: 'GET' | 'POST';
  url: URL;
  headers?: Record<string, string>;
  body?: string;
  /** The request sends a message: once it is on its way, an error leaves open whether the provider accepted it. */
  isMessage?: boolean;
}

export interface HttpAnswer {
  /** For texts only: the result is in the content. */
  status: number;
  text: string;
  isMessage: boolean;
}

/**
 * One request to a provider, in a connection of its own. Follows no redirect, since it would carry secrets to another
 * place. Reads at most `maxAnswerBytes`. Throws `redirected`, `answerTooLong`, `timeout`, `interrupted`, or the errors of
 * `openSocket`. No error contains the URL.
 */
export async function callHttp(visit: Visit, call: HttpCall): Promise<HttpAnswer> {
  const { method, url, headers = {}, body, isMessage = false } = call;
  const isTls = url.protocol === 'https:';
  const port = url.port === '' ? (isTls ? 443 : 80) : Number(url.port);
  const socket = await openSocket(visit, { host: url.hostname.replace(/^\[|\]$/g, ''), port, isTls });
  try {
    return await new Promise<HttpAnswer>((resolve, reject) => {
      const content = body === undefined ? undefined : Buffer.from(body);
      const sent = request({
        method,
        path: url.pathname + url.search,
        headers: {
          ...headers,
          host: url.host,
          accept: 'application/json',
          connection: 'close',
          ...(content ? { 'content-length': content.length } : {}),
        },
        createConnection: () => socket,
        signal: AbortSignal.any([visit.signal, AbortSignal.timeout(answerMilliseconds)]),
      });
      sent.on('error', (error) => reject(interrupted(error, isMessage)));
      sent.on('response', (answer) => {
        const status = answer.statusCode ?? 0;
        if (status >= 300 && status < 400)
          return reject(
            new NoticeError('redirected', { answer: `HTTP ${status}`, params: { status: String(status) } }),
          );
        const chunks: Buffer[] = [];
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > maxAnswerBytes) reject(new NoticeError('answerTooLong'));
          else chunks.push(chunk);
        });
        answer.on('error', (error) => reject(interrupted(error, isMessage)));
        answer.on('end', () => resolve({ status, text: Buffer.concat(chunks).toString(), isMessage }));
      });
      sent.end(content);
    });
  } finally {
    socket.destroy();
  }
}

function interrupted(error: Error, mayBeAccepted: boolean): NoticeError {
  if (error instanceof NoticeError) return error;
  const isTimeout = error.name === 'AbortError' || error.name === 'TimeoutError';
  return new NoticeError(isTimeout ? 'timeout' : 'interrupted', { isRetryable: true, mayBeAccepted });
}

const maxAnswerBytes = 64 * 1024;
/** Time for one answer. */
const answerMilliseconds = 15_000;
