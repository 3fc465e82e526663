import type { JsonObject } from '@signalbox/schemas';
import type { FormPlan, Pointer } from './contract';
import { readAt, writeAt } from './pointer';
import { isSameValue } from './same-value';

/**
 * The patch to send: each field whose value differs, with its complete value; `null` for a removed field.
 * `before` are the stored values, `after` the collected ones (see `collect`).
 */
export function changesOf({ plan, before, after }: { plan: FormPlan; before: JsonObject; after: JsonObject }): {
  patch: JsonObject;
  pointers: Pointer[];
} {
  const pointers = plan.fields
    .map((field) => field.pointer)
    .filter((pointer) => !isSameValue(readAt(before, pointer), readAt(after, pointer)));
  const patch = pointers.reduce<JsonObject>(
    (result, pointer) => writeAt(result, pointer, readAt(after, pointer) ?? null),
    {},
  );
  return { patch, pointers };
}
