import { isJsonObject } from '@signalbox/schemas/json';
import type { JsonValue } from '@signalbox/schemas';
import { isFlag } from '../json-kinds';

/** Choice → chosen. A missing choice counts as false. */
export type FlagChoice = Record<string, boolean>;

export const isFlagChoice = (value: JsonValue): value is FlagChoice =>
  isJsonObject(value) && Object.values(value).every(isFlag);

export function chosenFlags(value: FlagChoice | undefined): string[] {
  return Object.entries(value ?? {}).flatMap(([name, isChosen]) => (isChosen ? [name] : []));
}

/** Returns undefined for an empty choice, so that `required` rejects it. */
export function flagsOf(names: string[]): FlagChoice | undefined {
  return names.length === 0 ? undefined : Object.fromEntries(names.map((name) => [name, true]));
}
