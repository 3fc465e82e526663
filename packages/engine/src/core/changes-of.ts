import type { JsonObject } from '@signalbox/schemas';
import type { FormPlan, Pointer } from './contract';
import { changedSections, isThere } from './optional-sections';
import { readAt, writeAt } from './pointer';
import { isSameValue } from './same-value';

/**
 * The patch to send: each field whose value differs, with its complete value; `null` for a removed field. An optional section
 * that was added is an object, one that was removed is null.
 * `before` are the stored values, `after` the collected ones (see `collect`).
 */
export function changesOf({ plan, before, after }: { plan: FormPlan; before: JsonObject; after: JsonObject }): {
  patch: JsonObject;
  pointers: Pointer[];
} {
  const sections = changedSections(plan, before, after);
  const fields = plan.fields
    .map((field) => field.pointer)
    .filter((pointer) => !isSameValue(readAt(before, pointer), readAt(after, pointer)));
  const added = sections.filter((pointer) => isThere(after, pointer));
  const removed = sections.filter((pointer) => !isThere(after, pointer));
  const withAdded = added.reduce<JsonObject>((result, pointer) => writeAt(result, pointer, {}), {});
  const withFields = fields.reduce(
    (result, pointer) => writeAt(result, pointer, readAt(after, pointer) ?? null),
    withAdded,
  );
  const patch = removed.toReversed().reduce((result, pointer) => writeAt(result, pointer, null), withFields);
  return { patch, pointers: [...sections, ...fields] };
}
