import { brotliCompressSync, constants } from 'node:zlib';
import { maySee } from '@signalbox/engine/core';
import { boundedCache, type FormCatalog, type Viewer } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import { visibleSettings } from './visible-settings';

export interface AnswerQuestion {
  project: string;
  viewer: Viewer;
  /** As the settings store answers them: the same object as long as nothing is saved. */
  settings: JsonObject;
}

/** A body, and the same compressed by Brotli: after a change all consoles ask for it at once. */
export interface VisibleAnswer {
  body: string;
  brotli: () => Buffer;
}

interface CachedAnswer extends VisibleAnswer {
  settings: JsonObject;
}

/** The body of `GET core/setting`, worked out once for all viewers who may see the same tabs of the same settings. */
export function createVisibleAnswers(catalog: FormCatalog): (question: AnswerQuestion) => VisibleAnswer {
  const cache = boundedCache<CachedAnswer>({ maxEntries, maxBytes });
  const visibleTo = cachedByPermissions((viewer) => {
    const seen = catalog.filter(({ plan }) => maySee(plan.form, viewer));
    return { seen, ids: seen.length === catalog.length ? 'all' : seen.map(({ id }) => id).join(' ') };
  });
  return ({ project, viewer, settings }) => {
    const { seen, ids } = visibleTo(viewer);
    const key = `${project} ${ids}`;
    const cached = cache.get(key);
    if (cached?.settings === settings) return cached;
    const body = JSON.stringify(visibleSettings({ catalog: seen, settings }));
    const answer = { settings, body, brotli: once(() => compress(body)) };
    cache.set(key, answer, 3 * body.length + 2 * key.length);
    return answer;
  };
}

/** Requests share one set of permissions for as long as nothing about their user changes. */
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

function once<Result>(make: () => Result): () => Result {
  let made: { result: Result } | undefined;
  return () => (made ??= { result: make() }).result;
}

function compress(body: string): Buffer {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
