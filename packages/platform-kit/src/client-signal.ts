import type { FastifyReply } from 'fastify';

/** Aborted with `reason` when the connection of a request closes before its response is sent. `AbortError` by default. */
export function signalOfClient({ raw }: FastifyReply, reason?: Error): AbortSignal {
  const closed = new AbortController();
  raw.once('close', () => {
    // It also closes after the response, when nothing is left to abort.
    if (!raw.writableFinished) closed.abort(reason);
  });
  return closed.signal;
}
