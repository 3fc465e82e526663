import type { PlatformError } from '@signalbox/api';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorBody } from './error-body';
import { platformErrorOf } from './platform-error-of';
import { requestLocale } from '../request-locale';

/** The only place where an error becomes a response. An unexpected error is logged in full, and answered with its request's id. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known = platformErrorOf(error);
  const isLogged = known.is('internal') || known.is('platformUnanswered');
  if (isLogged) logFailure(known, request);
  const body = errorBody(known, requestLocale(request.headers['accept-language']));
  if (isLogged) body.detail = request.id;
  // Known login forms show the text of `user`.
  if (known.is('loginFailed') || known.is('captchaWrong') || known.is('accountFrozen')) body.user = body.message;
  if (known.statusCode === 503) void reply.header('retry-after', '5');
  if (known.is('tooManyRequests')) void reply.header('retry-after', known.options.detail ?? '');
  return reply
    .code(known.statusCode)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

/** A client that closes the connection makes streams fail. That is no failure of the server, so it is logged without a stack. */
function logFailure(error: PlatformError, request: FastifyRequest) {
  const cause = error.options.cause ?? error;
  // An aborted request has lost its socket.
  const { socket } = request.raw as { socket: Socket | null };
  if (socket === null || socket.destroyed)
    request.log.info(
      { reason: cause instanceof Error ? cause.message : String(cause) },
      'the client closed the connection',
    );
  else request.log.error({ err: cause }, 'request failed');
}
