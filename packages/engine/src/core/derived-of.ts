import type { FormDefinition, JsonObject } from '@signalbox/schemas';
import { readAt } from './pointer';

/** The settings that follow from a form's values, e.g. `noOpExpire`. A value that is not there becomes null, which removes it. */
export function derivedOf({ form, values }: { form: Pick<FormDefinition, 'derive'>; values: JsonObject }): JsonObject {
  return Object.fromEntries(
    Object.entries(form.derive ?? {}).map(([target, source]) => [target, readAt(values, source) ?? null]),
  );
}
