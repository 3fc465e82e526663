import { readAt, writeAt } from '@signalbox/engine/core';
import type { JsonObject } from '@signalbox/schemas';
import type { FormCatalog } from './form-catalog';
import { secretMarker, secretSlots } from './secret-slots';

/** The settings with the marker wherever a secret stands: clear text from before its field became a secret never gets out. */
export function withoutSecrets(catalog: FormCatalog, settings: JsonObject): JsonObject {
  const slots = catalog
    .flatMap((form) => form.secretFields)
    .flatMap((field) => secretSlots(field, readAt(settings, field.pointer)));
  return slots.reduce((rest, slot) => writeAt(rest, slot.pointer, secretMarker), settings);
}
