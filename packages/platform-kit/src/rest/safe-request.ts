import { PlatformError } from '@signalbox/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SettingsStore } from '../contract';

/**
 * Clients behind a proxy that passes only GET and POST send the real verb in a header. It is honoured only while the
 * setting `safeRequest` is on; else the header means nothing.
 */
export function safeRequest({ app, settings }: { app: FastifyInstance; settings: SettingsStore }) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const verb = request.headers[header];
    if (verb === undefined) return;
    const { settings: current } = await settings.read(request.project);
    if (current['safeRequest'] !== true) return;
    if (!(real[request.method] ?? []).includes(String(verb).toUpperCase()))
      throw new PlatformError('methodNotAllowed', { detail: `${request.method} as ${String(verb)}` });
    // The body is not read yet: the same request goes through the router once more, by its real verb.
    delete request.raw.headers[header];
    request.raw.method = String(verb).toUpperCase();
    reply.hijack();
    app.routing(request.raw, reply.raw);
  };
}

const header = 'x-request-http-method';
const real: Record<string, string[] | undefined> = { GET: ['DELETE'], POST: ['PUT', 'PATCH'] };
