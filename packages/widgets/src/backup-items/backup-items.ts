import { isJsonObject } from '@signalbox/engine/core';
import type { JsonValue } from '@signalbox/schemas';
import { isFlag } from '../json-kinds';

/** Choice → chosen. A missing choice counts as false. */
export type BackupItems = Record<string, boolean>;

export const isBackupItems = (value: JsonValue): value is BackupItems =>
  isJsonObject(value) && Object.values(value).every(isFlag);

export function chosenItems(value: BackupItems | undefined): string[] {
  return Object.entries(value ?? {}).flatMap(([name, isChosen]) => (isChosen ? [name] : []));
}

/** Returns undefined for an empty choice, so that `required` rejects it. */
export function itemsOf(names: string[]): BackupItems | undefined {
  return names.length === 0 ? undefined : Object.fromEntries(names.map((name) => [name, true]));
}
