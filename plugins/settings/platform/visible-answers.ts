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

interface CachedAnswer {
  settings: JsonObject;
  body: string;
}

/** The body of `GET core/setting`, worked out once for all viewers who may see the same tabs of the same settings. */
export function createVisibleAnswers(catalog: FormCatalog): (question: AnswerQuestion) => string {
  const cache = boundedCache<CachedAnswer>({ maxEntries, maxBytes });
  return ({ project, viewer, settings }) => {
    const seen = catalog.filter(({ plan }) => maySee(plan.form, viewer));
    const key = `${project} ${seen.length === catalog.length ? 'all' : seen.map(({ id }) => id).join(' ')}`;
    const cached = cache.get(key);
    if (cached?.settings === settings) return cached.body;
    const body = JSON.stringify(visibleSettings({ catalog: seen, settings }));
    cache.set(key, { settings, body }, 2 * (body.length + key.length));
    return body;
  };
}

const maxEntries = 500;
const maxBytes = 32 * 1024 * 1024;
