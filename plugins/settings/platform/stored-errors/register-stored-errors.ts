import type { FormCatalog, PlatformKit } from '@signalbox/platform-kit';
import type { FastifyInstance } from 'fastify';
import { logStoredErrors } from './log-stored-errors';
import { createStoredErrorList } from './stored-error-list';
import { storedErrorRoute } from './stored-error-route';

/** Reports invalid stored settings: in the log at each start, and by a route for administrators. */
export function registerStoredErrors(
  rest: FastifyInstance,
  { kit, catalog }: { kit: Pick<PlatformKit, 'database'>; catalog: FormCatalog },
): void {
  const { database } = kit;
  const list = createStoredErrorList({ database, catalog });
  storedErrorRoute(rest, { catalog, list });

  // Published tabs are loaded by then, and their settings known. The start does not wait for it. The shutdown does, because it
  // closes the database afterwards.
  let logging = Promise.resolve();
  rest.addHook('onListen', async () => {
    logging = logStoredErrors(list, rest.log).catch((error: unknown) =>
      rest.log.warn({ err: error }, 'The stored settings could not be validated'),
    );
  });
  rest.addHook('onClose', () => logging);
}
