import { derivedOf, pathOf, readAt, writeAt, type Pointer } from '@signalbox/engine/core';
import type { FormStore, ServerError, Submission } from '@signalbox/engine/react';
import type { JsonObject } from '@signalbox/schemas';

/** A draft of a running save, and what is sent of it. */
export interface SavedPart {
  store: FormStore;
  submission: Submission;
}

interface SaveDraftsOptions {
  stores: FormStore[];
  /** Sends the patch. Resolves to the settings as the platform has them now; undefined if they are not known. */
  send: (patch: JsonObject, parts: readonly SavedPart[]) => Promise<JsonObject | undefined>;
  /** The field errors in a rejection of `send` that belong to this draft. */
  errorsOf: (error: unknown, store: FormStore) => ServerError[];
}

/** `invalid`: the first draft with an error; nothing was sent. `busy`: another save of these drafts is running. */
export type SaveResult = { kind: 'sent' | 'busy' } | { kind: 'invalid'; store: FormStore };

/**
 * Sends the changes of several drafts as one save. When `send` rejects, no draft changes, each shows its field errors,
 * and the save rejects with the same error.
 */
export async function saveDrafts({ stores, send, errorsOf }: SaveDraftsOptions): Promise<SaveResult> {
  const parts: SavedPart[] = [];
  for (const store of stores.filter((each) => each.isDirty)) {
    const submission = store.begin();
    if (typeof submission === 'string') {
      for (const started of parts) started.store.fail();
      return submission === 'busy' ? { kind: 'busy' } : { kind: 'invalid', store };
    }
    parts.push({ store, submission });
  }
  const saved = await send(patchOf(parts), parts).catch((error: unknown) => {
    for (const { store } of parts) store.fail(errorsOf(error, store));
    throw error;
  });
  for (const { store } of parts) store.commit(saved);
  return { kind: 'sent' };
}

/** The changed fields of all drafts, and their derived settings. */
function patchOf(parts: readonly SavedPart[]): JsonObject {
  return parts.reduce<JsonObject>((patch, { store, submission }) => {
    const changed = submission.pointers.reduce<JsonObject>(
      (result, pointer) => copyAt(result, submission.patch, pointer),
      patch,
    );
    return { ...changed, ...derivedOf({ form: store.form, values: submission.values }) };
  }, {});
}

function copyAt(target: JsonObject, source: JsonObject, pointer: Pointer): JsonObject {
  const value = readAt(source, pointer);
  return value === undefined || pathOf(pointer).length === 0 ? target : writeAt(target, pointer, value);
}
