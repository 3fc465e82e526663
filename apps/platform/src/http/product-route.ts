import type { PlatformAbout } from '@signalbox/api';
import type { Product } from '@signalbox/platform-kit';
import { route } from '@signalbox/platform-kit/rest';
import type { FastifyInstance } from 'fastify';

/** GET core/platform: a console asks once what the platform behind it can do. One that rejects this call has the documented calls alone. */
export function productRoute(rest: FastifyInstance, { name, version }: Product): void {
  const platformRoute = route(
    'Returns name and version of the platform, and whether it has more than the documented calls.',
  );
  rest.get('/core/platform', platformRoute, (): PlatformAbout => ({ name, version, hasExtensions: true }));
}
