import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TaskOwner } from '../contract';

/** The sender of a request, who no longer waits once the connection closes before the answer. */
export function requestOwner(request: FastifyRequest, reply: FastifyReply): TaskOwner {
  const closed = new AbortController();
  reply.raw.once('close', () => {
    // It also closes after the answer; by then there is nothing left to abort.
    if (!reply.raw.writableFinished) closed.abort();
  });
  return { userId: request.viewer?.userId ?? request.ip, signal: closed.signal };
}
