import type { FastifyReply, FastifyRequest } from 'fastify';
import { signalOfClient } from '../client-signal';
import type { TaskOwner } from '../contract';

/** The sender of a request. The signal is aborted when the connection closes before the response. */
export function requestOwner(request: FastifyRequest, reply: FastifyReply): TaskOwner {
  return { userId: request.viewer?.userId ?? request.ip, signal: signalOfClient(reply) };
}
