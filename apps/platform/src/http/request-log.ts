import type { FastifyInstance } from 'fastify';

/** One line per answered request. Headers and bodies are never logged, and secrets in an address are blotted out. */
export function registerRequestLog(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const { method, ip, viewer } = request;
    const line = {
      method,
      url: withoutSecrets(request.url),
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
      ip,
      user: viewer?.username,
    };
    if (reply.statusCode >= 500) request.log.error(line, 'answered');
    else request.log.info(line, 'answered');
  });
}

const secretParameters = ['token', 'password', 'appsecret', 'ticket', 'verifycode'];

function withoutSecrets(url: string): string {
  const [path = '', search] = url.split(/\?(.*)/s);
  if (search === undefined) return path;
  const parameters = new URLSearchParams(search);
  for (const name of new Set(parameters.keys()))
    if (secretParameters.includes(name.toLowerCase())) parameters.set(name, '***');
  return `${path}?${parameters}`;
}
