import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { type DocumentedFront, startDocumentedFront } from './documented-front';
import type { OwnCalls } from './documented-platform';

/** A console in front of a platform that keeps its settings itself. */
export interface ExistingPlatform extends DocumentedFront {
  /** The settings as they are stored now. */
  settings: () => JsonObject;
  /** Replaces the values of some settings. */
  change: (values: JsonObject) => void;
  /** The bodies of all saves, the latest one last. */
  saves: readonly JsonObject[];
}

/** Seconds. */
const halfYear = 180 * 86_400;

/**
 * A stub that differs from this product where the documents let it: it sends secrets and codes in clear and knows no
 * revisions, a save replaces whole top-level values, a backup has its items as a text, and its license names features of its
 * own. `real` answers the other documented calls.
 */
export async function startExistingPlatform(real: string, stored: JsonObject): Promise<ExistingPlatform> {
  let settings = stored;
  const saves: JsonObject[] = [];
  const all = () => ({ body: settings });
  const save: OwnCalls[string] = ({ body }) => {
    saves.push(body);
    const { _pressMoney, ...values } = body;
    settings = { ...settings, ...values };
    return { body: { status: 'OK' } };
  };
  const withTextItem = (record: JsonValue): JsonValue =>
    isJsonObject(record) ? { ...record, item: JSON.stringify(record['item']) } : record;
  const backups: OwnCalls[string] = async ({ url, headers }) => {
    const { authorization = '' } = headers;
    const answer = await fetch(real + url, { headers: { authorization } });
    const body = (await answer.json()) as JsonValue;
    const count = answer.headers.get('count');
    return {
      body: Array.isArray(body) ? body.map(withTextItem) : withTextItem(body),
      ...(count !== null && { headers: { count } }),
    };
  };
  const front = await startDocumentedFront(real, {
    'GET core/setting': all,
    'GET core/setting/login/part': all,
    'GET core/setting/part': () => ({ body: { name: settings['name'] ?? '', language: 'en' } }),
    'PATCH core/setting': save,
    'POST core/setting': save,
    'GET core/license': () => ({ body: { remainingTime: halfYear, feature: ['visualisation', 'gateway'] } }),
    'GET core/backup': backups,
    'GET core/backup/:id': backups,
  });
  return {
    ...front,
    saves,
    settings: () => settings,
    change: (values) => void (settings = { ...settings, ...values }),
  };
}
