import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TaskOwner } from '../contract';

/** The sender of a request. The signal is aborted when the connection closes before the response. */
export function requestOwner(request: FastifyRequest, reply: FastifyReply): TaskOwner {
  const closed = new AbortController();
  reply.raw.once('close', () => {
    // It also closes after the response, when nothing is left to abort.
    if (!reply.raw.writableFinished) closed.abort();
  });
  return { userId: request.viewer?.userId ?? request.ip, signal: closed.signal };
}
