import type { FastifyInstance } from 'fastify';
import { readableJson } from './readable-json';

/** JSON is the only kind of body, except for uploads of plug-ins with their own parser. */
export function installBodyParsers(rest: FastifyInstance) {
  rest.removeAllContentTypeParsers();
  rest.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    // Clients send the header with every request, also if there is no body.
    if (text === '') return done(null, undefined);
    try {
      done(null, readableJson(String(text)));
    } catch (error) {
      done(error as Error);
    }
  });
}
