import { brotliCompressSync, constants } from 'node:zlib';
import { maySee } from '@signalbox/engine/core';
import { boundedCache, catalogRevision, type FormCatalog, settingsOfTabs, type Viewer } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import { once } from './once';

interface AnswerParams {
  project: string;
  viewer: Viewer;
  /** From the settings store: the same object until the next save. */
  settings: JsonObject;
}

/** A body and its Brotli compression: after a change all consoles request it at the same time. */
interface VisibleAnswer {
  body: string;
  brotli: () => Buffer;
}

interface CachedAnswer extends VisibleAnswer {
  settings: JsonObject;
}

/** The body of `GET core/setting`, computed once for all viewers with the same visible tabs of the same settings. */
export function createVisibleAnswers(catalog: FormCatalog): (params: AnswerParams) => VisibleAnswer {
  const cache = boundedCache<CachedAnswer>({ maxEntries, maxBytes });
  const seenBy = (viewer: Viewer) => {
    const seen = catalog.filter(({ plan }) => maySee(plan.form, viewer));
    return { seen, ids: seen.length === catalog.length ? 'all' : seen.map(({ id }) => id).join(' ') };
  };
  let visibleTo = cachedByPermissions(seenBy);
  let revision = catalogRevision();
  return ({ project, viewer, settings }) => {
    if (revision !== catalogRevision()) visibleTo = cachedByPermissions(seenBy);
    revision = catalogRevision();
    const { seen, ids } = visibleTo(viewer);
    const key = `${project} ${ids}`;
    const cached = cache.get(key);
    if (cached?.settings === settings) return cached;
    const body = JSON.stringify(settingsOfTabs({ catalog: seen, settings }));
    const answer = { settings, body, brotli: once(() => compress(body)) };
    cache.set(key, answer, 3 * body.length + 2 * key.length);
    return answer;
  };
}

/** Requests share one set of permissions until their user changes. */
function cachedByPermissions<Result>(make: (viewer: Viewer) => Result): (viewer: Viewer) => Result {
  const caches = {
    super: new WeakMap<ReadonlySet<string>, Result>(),
    plain: new WeakMap<ReadonlySet<string>, Result>(),
  };
  return (viewer) => {
    const cache = viewer.isSuper ? caches.super : caches.plain;
    const cached = cache.get(viewer.permissions);
    if (cached !== undefined) return cached;
    const made = make(viewer);
    cache.set(viewer.permissions, made);
    return made;
  };
}

const maxEntries = 500;
const maxBytes = 32 * 1024 * 1024;

function compress(body: string): Buffer {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
