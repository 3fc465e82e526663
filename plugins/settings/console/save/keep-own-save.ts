import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { settingKeys } from '@signalbox/api/react';
import { isWithin, pointerOf, readAt, writeAt, type Pointer } from '@signalbox/engine/core';
import type { JsonObject } from '@signalbox/schemas';
import { computedFrom, publicFields, sessionFields } from '../../shared/setting-part-fields';
import type { SavedPart } from './save-drafts';
import { savedSettings } from './saved-settings';

interface OwnSave {
  patch: JsonObject;
  parts: readonly SavedPart[];
  /** The revision that the save made; the same as `previous` if nothing changed. */
  revision: number | undefined;
  /** The revision that the platform merged the patch into. */
  previous: number | undefined;
}

/**
 * Puts the result of an own save into the cache instead of fetching it. Returns the settings after the save; undefined
 * if the cache cannot know them, because another save came in between or a fetch is running. Then the caller refetches.
 */
export function keepOwnSave(
  queries: QueryClient,
  { patch, parts, revision, previous }: OwnSave,
): JsonObject | undefined {
  const stored = queries.getQueryData<{ settings: JsonObject; revision: number | undefined }>(settingKeys.full());
  const isKnown = previous !== undefined && stored?.revision === previous;
  if (!isKnown || queries.isFetching({ queryKey: settingKeys.all }) > 0) return undefined;
  const settings = savedSettings({ settings: stored.settings, patch, parts });
  if (settings === undefined) return undefined;
  queries.setQueryData(settingKeys.full(), { settings, revision });

  const changed = changedPointers(parts);
  const kept: QueryKey[] = [settingKeys.full()];
  for (const { key, fields } of settingParts) {
    // The platform computes some values of a part. An invalidated part may miss earlier saves.
    const isComputed = touches(changed, computedFrom);
    if (isComputed || queries.getQueryState(key)?.isInvalidated === true) continue;
    queries.setQueryData<JsonObject>(key, (part) => part && withFields(part, { settings, fields, changed }));
    kept.push(key);
  }
  const isKept = (key: QueryKey) => kept.some((each) => hashKey(each) === hashKey(key));
  void queries.invalidateQueries({ queryKey: settingKeys.all, predicate: ({ queryKey }) => !isKept(queryKey) });
  return settings;
}

const settingParts = [
  { key: settingKeys.part(), fields: publicFields },
  { key: settingKeys.login(), fields: sessionFields },
];

function changedPointers(parts: readonly SavedPart[]): Pointer[] {
  return parts.flatMap(({ store, submission }) => [
    ...submission.pointers,
    ...Object.keys(store.form.derive ?? {}).map((name) => pointerOf([name])),
  ]);
}

/** The part with the changed ones of its fields. */
function withFields(
  part: JsonObject,
  { settings, fields, changed }: { settings: JsonObject; fields: readonly Pointer[]; changed: readonly Pointer[] },
): JsonObject {
  return fields
    .filter((field) => touches(changed, [field]))
    .reduce((rest, field) => writeAt(rest, field, readAt(settings, field)), part);
}

function touches(changed: readonly Pointer[], fields: readonly Pointer[]): boolean {
  return changed.some((pointer) => fields.some((field) => isWithin(pointer, field) || isWithin(field, pointer)));
}
