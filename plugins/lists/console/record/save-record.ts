import { ApiError, type ApiClient } from '@signalbox/api/client';
import { isSameValue, readAt, writeAt } from '@signalbox/engine/core';
import type { Submission } from '@signalbox/engine/react';
import type { JsonObject } from '@signalbox/schemas';
import { recordPath, type StoredRecord } from './record-query';

interface SaveOptions {
  api: ApiClient;
  model: string;
  id: string;
  submission: Submission;
  base: StoredRecord;
  /** Reads the record again. */
  read: () => Promise<StoredRecord>;
}

/**
 * Sends the changed fields of a record. If another user has saved other fields meanwhile, sends them again for that
 * version. Rejects with `conflict` if another user has changed one of these fields to another value.
 */
export async function saveRecord({ api, model, id, submission, base, read }: SaveOptions): Promise<void> {
  let { version } = base;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await api.patch(recordPath(model, id), submission.patch, { headers: ifVersion(version) });
      return;
    } catch (error) {
      if (!(error instanceof ApiError) || error.errorName !== 'conflict' || attempt === maxAttempts) throw error;
      const theirs = await read();
      if (hasClash(submission, { base: base.values, theirs: theirs.values })) throw error;
      ({ version } = theirs);
    }
  }
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

/** What is known of a record after a save, until it is read again. Its version is that of before. */
export function afterSave({ values, version }: StoredRecord, submission: Submission): StoredRecord {
  const { pointers, values: sent } = submission;
  return { values: pointers.reduce((rest, pointer) => writeAt(rest, pointer, readAt(sent, pointer)), values), version };
}
