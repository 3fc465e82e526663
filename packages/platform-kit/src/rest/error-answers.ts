import { errorTable } from '@signalbox/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorBody } from './error-body';
import { platformErrorOf } from './platform-error-of';
import { readerLanguage } from './reader-language';

/** The one place where a failure becomes an answer. An unforeseen one is logged whole, and answered by its request's id. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known = platformErrorOf(error);
  if (known.errorName === 'internal') request.log.error({ err: known.facts.cause ?? known }, 'request failed');
  const body = errorBody(known, readerLanguage(request.headers['accept-language']));
  if (known.errorName === 'internal') body.detail = request.id;
  // Known login forms show the text of `user`.
  if (known.errorName === 'loginFailed' || known.errorName === 'captchaWrong' || known.errorName === 'accountFrozen')
    body.user = body.message;
  return reply
    .code(errorTable[known.errorName].status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(body));
}
