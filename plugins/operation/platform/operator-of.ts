import type { Operator, Viewer } from '@signalbox/platform-kit';
import { requestLocale } from '@signalbox/platform-kit/rest';
import type { FastifyRequest } from 'fastify';
import { viewerOf } from './viewer-of';

/** The sender of a request, with the language for what the action writes. */
export function operatorOf(request: FastifyRequest): Operator & Viewer {
  return { ...viewerOf(request), language: requestLocale(request.headers['accept-language']) };
}
