import type { PlatformErrorOptions } from '@signalbox/api';
import { isSameValue, readAt, type Pointer } from '@signalbox/engine/core';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import type { FormCatalog } from './form-catalog';

/** Bytes of a settings document as JSON in UTF-8. Every request reads the document, so it has a limit. */
export const maxSettingsBytes = 256 * 1024;

interface SizeQuestion {
  catalog: FormCatalog;
  /** The current body; undefined: none. */
  current: JsonObject | undefined;
  /** The body that is about to be saved. */
  incoming: JsonObject;
}

/**
 * The error of a document above the limit, at its largest changed field; undefined if it may be saved.
 * An existing document above the limit may be saved as long as it does not grow.
 */
export function settingsSizeError({
  catalog,
  current = {},
  incoming,
}: SizeQuestion): NonNullable<PlatformErrorOptions['errors']>[number] | undefined {
  const bytes = bytesOf(incoming);
  if (bytes <= maxSettingsBytes || bytes <= bytesOf(current)) return undefined;
  const params = { limit: maxSettingsBytes / 1024 };
  const changed = catalog
    .flatMap(({ id, plan }) => plan.fields.map(({ pointer }) => ({ pointer, formId: id })))
    .filter(({ pointer }) => !isSameValue(readAt(current, pointer), readAt(incoming, pointer)))
    .map((field) => ({ ...field, bytes: bytesAt(incoming, field.pointer) }))
    .toSorted((one, other) => other.bytes - one.bytes);
  const { pointer = '', formId } = changed[0] ?? {};
  return { pointer, keyword: 'maxSettingsBytes', params, ...(formId === undefined ? {} : { formId }) };
}

function bytesAt(settings: JsonObject, pointer: Pointer): number {
  const value = readAt(settings, pointer);
  return value === undefined ? 0 : bytesOf(value);
}

function bytesOf(value: JsonValue): number {
  return Buffer.byteLength(JSON.stringify(value));
}
