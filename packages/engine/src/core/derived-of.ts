import type { FormDefinition, JsonObject } from '@signalbox/schemas';
import { readAt } from './pointer';

/**
 * The settings derived from a form's values, e.g. `noOpExpire`. A missing source value becomes null, which removes the
 * setting.
 */
export function derivedOf({ form, values }: { form: Pick<FormDefinition, 'derive'>; values: JsonObject }): JsonObject {
  return Object.fromEntries(
    Object.entries(form.derive ?? {}).map(([target, source]) => [target, readAt(values, source) ?? null]),
  );
}
