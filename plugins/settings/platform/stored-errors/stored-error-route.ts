import { mayEdit } from '@signalbox/engine/core';
import type { FormCatalog, Viewer } from '@signalbox/platform-kit';
import { viewerOf } from '@signalbox/platform-kit/rest';
import type { FastifyInstance } from 'fastify';
import type { StoredError, StoredErrorList } from '../../shared/stored-error';
import { maxListed, type StoredErrorSource } from './stored-error-list';

interface StoredErrorRouteDeps {
  catalog: FormCatalog;
  list: StoredErrorSource;
}

/**
 * `GET core/setting/invalid`: stored settings that no longer validate, at most 100, as far as the viewer may change them.
 * A super user reads those of all projects, other users those of the request's project.
 */
export function storedErrorRoute(rest: FastifyInstance, { catalog, list }: StoredErrorRouteDeps): void {
  rest.get('/core/setting/invalid', { config: { permission: 'setting.edit' } }, async (request) => {
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
