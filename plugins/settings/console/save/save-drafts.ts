import { derivedOf, pathOf, readAt, writeAt, type Pointer } from '@signalbox/engine/core';
import type { FormStore, Submission } from '@signalbox/engine/react';
import type { JsonObject } from '@signalbox/schemas';

/**
 * Sends what changed in several drafts as one save. Resolves to `faulty` with the first draft that has a fault
 * (nothing was sent), else to `sent`. Rejects with `send`'s own error; every draft then stays as it is.
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
  // `submit` reaches its sender before it first waits: when this runs, every draft has handed in its part.
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

/** The changed fields of all drafts, and the settings that follow from them. */
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
