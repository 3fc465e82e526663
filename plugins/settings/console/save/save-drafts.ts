import { derivedOf, pathOf, readAt, writeAt, type Pointer } from '@signalbox/engine/core';
import type { FormStore, Submission } from '@signalbox/engine/react';
import type { JsonObject } from '@signalbox/schemas';

/**
 * Sends the changes of several drafts as one save. Resolves to `faulty` with the first draft that has an error
 * (nothing is sent), else to `sent`. Rejects with the error of `send`; all drafts then stay unchanged.
 */
export async function saveDrafts(
  stores: FormStore[],
  send: (patch: JsonObject) => Promise<void>,
): Promise<{ invalid?: FormStore }> {
  const dirty = stores.filter((store) => store.isDirty);
  const invalid = dirty.find((store) => !store.validate());
  if (invalid) {
    await invalid.submit(() => Promise.resolve());
    return { invalid };
  }
  const parts: { store: FormStore; submission: Submission }[] = [];
  // `submit` calls its sender synchronously, so every draft has added its changes when this runs.
  const answer = Promise.resolve().then(() => send(patchOf(parts)));
  const runs = dirty.map((store) =>
    store.submit((submission) => {
      parts.push({ store, submission });
      return answer;
    }),
  );
  await Promise.all(runs);
  return {};
}

/** The changed fields of all drafts, and their derived settings. */
function patchOf(parts: { store: FormStore; submission: Submission }[]): JsonObject {
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
