import { isThere, maySee, optionalSections, readAt, writeAt, type Viewer } from '@signalbox/engine/core';
import { isJsonObject } from '@signalbox/schemas/json';
import type { FormCatalog } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';

export interface Replacement {
  catalog: FormCatalog;
  viewer: Viewer;
  /** The current effective settings. */
  current: JsonObject;
  body: JsonObject;
}

/**
 * The patch that makes the settings equal to `body`: missing fields are removed. Fields of tabs that the
 * viewer may not see stay: the viewer's settings omit them, so their absence means nothing.
 */
export function replacementPatch({ catalog, viewer, current, body }: Replacement): JsonObject {
  const seen = catalog.filter(({ plan }) => maySee(plan.form, viewer)).map(({ plan }) => plan);
  const missing = seen
    .flatMap(({ fields }) => fields)
    // Only the platform sets these, so omitting them removes nothing.
    .filter(({ schema }) => schema.readOnly !== true)
    .map((field) => field.pointer)
    .filter((pointer) => readAt(current, pointer) !== undefined && readAt(body, pointer) === undefined)
    // A null section, or a value that is not a section, applies to all its fields.
    .filter((pointer) => !isCutShort(body, pointer));
  const sections = seen
    .flatMap(optionalSections)
    .map(({ pointer }) => pointer)
    .filter(
      (pointer) => isThere(current, pointer) && readAt(body, pointer) === undefined && !isCutShort(body, pointer),
    );
  return [...missing, ...sections.toReversed()].reduce((patch, pointer) => writeAt(patch, pointer, null), body);
}

/** True if the path to `pointer` ends early at a value that is not an object. */
function isCutShort(body: JsonObject, pointer: string): boolean {
  const names = pointer.split('/').slice(1, -1);
  const sections = names.map((_, index) => readAt(body, `/${names.slice(0, index + 1).join('/')}`));
  return sections.some((section) => section !== undefined && !isJsonObject(section));
}
