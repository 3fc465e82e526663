import { ApiError, type ApiClient } from '@signalbox/api/client';
import { isSameValue, type Pointer, readAt, writeAt } from '@signalbox/engine/core';
import type { Submission } from '@signalbox/engine/react';
import type { JsonObject } from '@signalbox/schemas';
import { mergePatch } from './merge-patch';
import { recordPath, type StoredRecord } from '../record-query';

interface SaveOptions {
  api: ApiClient;
  resource: string;
  id: string;
  submission: Submission;
  /** The secrets of the form. */
  secrets: readonly Pointer[];
  base: StoredRecord;
  /** Of the request: what the user has confirmed. */
  params?: Record<string, string> | undefined;
  /** Reads the record again. */
  read: () => Promise<StoredRecord>;
}

/**
 * Sends the changed fields of a record. If another user has saved other fields meanwhile, sends them again for that
 * version. Rejects with `conflict` if another user has changed one of these fields to another value.
 */
export async function saveRecord(options: SaveOptions): Promise<void> {
  const { api, resource, id, submission, secrets, base, params, read } = options;
  const path = recordPath(resource, id);
  let latest = base;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await send({ api, path, secrets, params, base: latest, next: afterSave(latest, submission).values });
      return;
    } catch (error) {
      if (!(error instanceof ApiError) || error.errorName !== 'conflict' || attempt === maxAttempts) throw error;
      const theirs = await read();
      if (hasClash(submission, { base: base.values, theirs: theirs.values })) throw error;
      latest = theirs;
    }
  }
}

interface SentChange extends Pick<SaveOptions, 'api' | 'secrets' | 'base' | 'params'> {
  path: string;
  /** All values of the record. */
  next: JsonObject;
}

/** As a merge patch, which removes the names that a map lost; or, where the values have null inside, all of them. */
function send({ api, path, secrets, base, params = {}, next }: SentChange): Promise<unknown> {
  const patch = mergePatch(base.values, next);
  const options = { headers: ifVersion(base.version), params };
  if (patch) return api.patch(path, patch, options);
  // PUT keeps a secret that is not sent.
  const removed = secrets.filter(
    (pointer) => readAt(base.values, pointer) !== undefined && readAt(next, pointer) === undefined,
  );
  const whole = removed.reduce((values, pointer) => writeAt(values, pointer, null), next);
  return api.put(path, whole, options);
}

const maxAttempts = 3;

export function ifVersion(version: string | undefined): Record<string, string> {
  return version === undefined ? {} : { 'If-Match': version };
}

function hasClash(
  { pointers, values }: Submission,
  { base, theirs }: { base: JsonObject; theirs: JsonObject },
): boolean {
  return pointers.some(
    (pointer) =>
      !isSameValue(readAt(base, pointer), readAt(theirs, pointer)) &&
      !isSameValue(readAt(values, pointer), readAt(theirs, pointer)),
  );
}

/** Returns what is known of a record after a save, until it is read again. Its version is that of before. */
export function afterSave({ values, version }: StoredRecord, submission: Submission): StoredRecord {
  const { pointers, values: sent } = submission;
  return { values: pointers.reduce((rest, pointer) => writeAt(rest, pointer, readAt(sent, pointer)), values), version };
}
