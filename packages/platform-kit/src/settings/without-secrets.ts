import { readAt, writeAt } from '@signalbox/engine/core';
import type { JsonObject } from '@signalbox/schemas';
import type { FormCatalog } from './form-catalog';
import { secretMarker, secretSlots } from './secret-slots';

/** The settings with the marker in place of every secret. Clear text from before a field became a secret is never sent. */
export function withoutSecrets(catalog: FormCatalog, settings: JsonObject): JsonObject {
  const slots = catalog
    .flatMap((form) => form.secretFields)
    .flatMap((field) => secretSlots(field, readAt(settings, field.pointer)));
  return slots.reduce((rest, slot) => writeAt(rest, slot.pointer, secretMarker), settings);
}
