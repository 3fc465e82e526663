import type { JsonValue } from '@signalbox/schemas';
import { isFlag, isObject } from '../json-kinds';

/** Choices as a map to yes or no; what is not there counts as no. */
export type BackupItems = Record<string, boolean>;

export const isBackupItems = (value: JsonValue): value is BackupItems =>
  isObject(value) && Object.values(value).every(isFlag);

export function chosenItems(value: BackupItems | undefined): string[] {
  return Object.entries(value ?? {}).flatMap(([name, isChosen]) => (isChosen ? [name] : []));
}

/** Nothing chosen is no value at all, so that the field can be required. */
export function itemsOf(names: string[]): BackupItems | undefined {
  return names.length === 0 ? undefined : Object.fromEntries(names.map((name) => [name, true]));
}
