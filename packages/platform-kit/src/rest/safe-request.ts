import { PlatformError } from '@signalbox/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SettingsStore } from '../contract';

/**
 * Method override: clients behind a proxy that passes only GET and POST send the real verb in a header. The header counts
 * only while the setting `safeRequest` is on.
 */
export function safeRequest({ app, settings }: { app: FastifyInstance; settings: SettingsStore }) {
  const routeAnew = async (request: FastifyRequest, reply: FastifyReply, verb: string) => {
    const { settings: current } = await settings.read(request.project);
    if (current['safeRequest'] !== true) return;
    if (!(real[request.method] ?? []).includes(verb.toUpperCase()))
      throw new PlatformError('methodNotAllowed', { detail: `${request.method} as ${verb}` });
    // The body is not read yet: the same request goes through the router again, with its real verb.
    delete request.raw.headers[header];
    request.raw.method = verb.toUpperCase();
    reply.hijack();
    app.routing(request.raw, reply.raw);
  };
  return (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => {
    const verb = request.headers[header];
    if (verb === undefined) return done();
    routeAnew(request, reply, String(verb)).then(() => done(), done);
  };
}

const header = 'x-request-http-method';
const real: Record<string, string[] | undefined> = { GET: ['DELETE'], POST: ['PUT', 'PATCH'] };
