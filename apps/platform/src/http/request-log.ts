import type { FastifyInstance } from 'fastify';
import { loggedUrl } from './logged-url';

/** One line per answered request. Headers and bodies are never logged, nor what an address may carry as a secret. */
export function registerRequestLog(app: FastifyInstance) {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, ip, viewer } = request;
    const line = {
      method,
      url: loggedUrl(request.url),
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
      ip,
      user: viewer?.username,
    };
    if (reply.statusCode >= 500) request.log.error(line, 'answered');
    else request.log.info(line, 'answered');
    done();
  });
}
