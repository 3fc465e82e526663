import type { PlatformAbout } from '@signalbox/api';
import type { Product } from '@signalbox/platform-kit';
import type { FastifyInstance } from 'fastify';

/** GET core/platform: a console asks once what the platform behind it can do. One that rejects this call has the documented calls alone. */
export function productRoute(rest: FastifyInstance, { name, version }: Product): void {
  rest.get('/core/platform', (): PlatformAbout => ({ name, version, hasExtensions: true }));
}
