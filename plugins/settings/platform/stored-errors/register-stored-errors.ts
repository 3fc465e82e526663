import { mayEdit } from '@signalbox/engine/core';
import type { FormCatalog, PlatformKit, Viewer } from '@signalbox/platform-kit';
import { route, viewerOf } from '@signalbox/platform-kit/rest';
import type { FastifyInstance } from 'fastify';
import type { StoredError, StoredErrorList } from '../../shared/stored-error';
import { logStoredErrors } from './log-stored-errors';
import { createStoredErrorList, maxListed, type StoredErrorSource } from './stored-error-list';

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

interface StoredErrorRouteDeps {
  catalog: FormCatalog;
  list: StoredErrorSource;
}

/**
 * `GET core/setting/invalid`: stored settings that no longer validate, at most 100, as far as the viewer may change them.
 * A super user reads those of all projects, other users those of the request's project.
 */
function storedErrorRoute(rest: FastifyInstance, { catalog, list }: StoredErrorRouteDeps): void {
  const invalidRoute = route('Lists stored settings that their forms reject.', { permission: 'setting.edit' });
  rest.get('/core/setting/invalid', invalidRoute, async (request) => {
    const viewer = viewerOf(request);
    const items: StoredError[] = [];
    for await (const error of list.read(viewer.isSuper ? undefined : request.project)) {
      if (!mayCorrect({ catalog, viewer, error })) continue;
      if (items.length === maxListed) return { items, hasMore: true } satisfies StoredErrorList;
      items.push(error);
    }
    return { items, hasMore: false } satisfies StoredErrorList;
  });
}

function mayCorrect({ catalog, viewer, error }: { catalog: FormCatalog; viewer: Viewer; error: StoredError }): boolean {
  const form = catalog.find(({ id }) => id === error.form);
  return form === undefined || mayEdit(form.plan.form, viewer);
}
