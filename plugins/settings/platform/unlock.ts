import { createHash, timingSafeEqual } from 'node:crypto';
import { PlatformError } from '@signalbox/api';
import { isSameValue } from '@signalbox/engine/core';
import { isJsonObject, objectOf } from '@signalbox/schemas/json';
import { invalidField, isSecretMarker, secretPath, type Database } from '@signalbox/platform-kit';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { settingErrors } from '../shared/errors';

interface UnlockOptions {
  /** The running transaction. */
  database: Database;
  project: string;
  saved: JsonObject;
  /** The settings as the user has read them. */
  current: JsonObject;
  /**
   * `{ pressMoney: { expireSettings: [...] } }`, with the typed code as `code` of the item whose `showCode` becomes true.
   * `pressMoney` may have its other values, unchanged.
   */
  body: JsonObject;
}

const listPointer = '/pressMoney/expireSettings';
const listPath = 'pressMoney/expireSettings';

/**
 * The only change that needs no permission: a user with an item's unlock code may set its `showCode`, and nothing
 * else. Returns the patch. Throws `unlockCodeWrong` for a wrong code, `forbidden` for any other change.
 */
export async function checkUnlock({ database, project, saved, current, body }: UnlockOptions): Promise<JsonObject> {
  const sent = listOf(body);
  const stored = listOf(saved);
  rejectOtherChanges(body, current);
  if (sent === undefined || stored === undefined || sent.length !== stored.length)
    throw new PlatformError('forbidden', { detail: 'setting.edit' });
  const opened = stored.flatMap((item, index) => (isOpening(item, sent[index]) ? [index] : []));
  const isOnlyOpening = stored.every((item, index) => opened.includes(index) || isUntouched(item, sent[index]));
  const [index, ...others] = opened;
  if (!isOnlyOpening || index === undefined || others.length > 0)
    throw new PlatformError('forbidden', { detail: 'setting.edit' });

  for (const [at, item] of sent.entries()) {
    const { code: typed } = item;
    if (at !== index && (typed === undefined || isSecretMarker(typed))) continue;
    const pointer = `${listPointer}/${at}/code`;
    const code = await storedCode({ database, project, item });
    if (code === undefined || typeof typed !== 'string' || !isSameText(code, typed))
      throw new PlatformError(settingErrors.unlockCodeWrong, { field: pointer.slice(1).replaceAll('/', '.'), pointer });
  }
  return {
    pressMoney: { expireSettings: stored.map((item, at) => (at === index ? { ...item, showCode: true } : item)) },
  };
}

function rejectOtherChanges(body: JsonObject, current: JsonObject): void {
  const extra = Object.keys(body).find((name) => name !== 'pressMoney');
  if (extra !== undefined) throw new PlatformError('forbidden', { detail: 'setting.edit' });
  const inner = objectOf(body['pressMoney']);
  const isChanged = (name: string) => !isSameValue(inner[name], propertyOf(current['pressMoney'], name));
  if (Object.keys(inner).some((name) => name !== 'expireSettings' && isChanged(name)))
    throw new PlatformError('forbidden', { detail: 'setting.edit' });
  if (!Array.isArray(inner['expireSettings']))
    throw invalidField([{ pointer: listPointer, keyword: 'type', params: { type: 'array' } }]);
}

function listOf(settings: JsonObject): JsonObject[] | undefined {
  const list = propertyOf(settings['pressMoney'], 'expireSettings');
  return Array.isArray(list) && list.every(isJsonObject) ? list : undefined;
}

/** True if the items differ only in `showCode`, which becomes true. The code is verified separately. */
function isOpening(stored: JsonObject, sent: JsonObject | undefined): boolean {
  return sent?.['showCode'] === true && stored['showCode'] !== true && isSameValue(plain(stored), plain(sent));
}

function isUntouched(stored: JsonObject, sent: JsonObject | undefined): boolean {
  return (
    sent !== undefined &&
    (stored['showCode'] === true) === (sent['showCode'] === true) &&
    isSameValue(plain(stored), plain(sent))
  );
}

function plain({ code: _code, showCode: _showCode, ...rest }: JsonObject): JsonObject {
  return rest;
}

async function storedCode({
  database,
  project,
  item,
}: {
  database: Database;
  project: string;
  item: JsonObject;
}): Promise<string | undefined> {
  const id = propertyOf(item, 'id');
  if (typeof id !== 'string') return undefined;
  const row = await database
    .selectFrom('setting_secret')
    .select('value')
    .where('project', '=', project)
    .where('path', '=', secretPath(secretPath(listPath, id), 'code'))
    .executeTakeFirst();
  return row?.value;
}

/** Compares hashes, so that the duration reveals neither the length nor the first wrong letter. */
function isSameText(left: string, right: string): boolean {
  return timingSafeEqual(digestOf(left), digestOf(right));
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function propertyOf(value: JsonValue | undefined, name: string): JsonValue | undefined {
  return isJsonObject(value) ? value[name] : undefined;
}
