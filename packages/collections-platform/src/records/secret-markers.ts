import { isSameValue, pointerOf, readAt, writeAt } from '@signalbox/engine/core';
import type { JsonObject, JsonValue } from '@signalbox/schemas/json';

/** Stands for a secret that the platform has and never sends. Sent back, it keeps the secret. */
const marker: JsonObject = { isSet: true };

/** The values that a form gets, with markers instead of the stored secrets. `secrets`: paths of properties. */
export function withMarkers(
  visible: JsonObject,
  { stored, secrets }: { stored: JsonObject; secrets: readonly string[][] },
): JsonObject {
  const set = secrets.map((path) => pointerOf(path)).filter((pointer) => isStored(readAt(stored, pointer)));
  return set.reduce((values, pointer) => writeAt(values, pointer, marker), visible);
}

/** Sent values without the markers and the empty texts of secrets: both keep what is stored. */
export function withoutMarkers(sent: JsonObject, secrets: readonly string[][]): JsonObject {
  return secrets.reduce((values, path) => without(values, path), sent);
}

function isStored(value: JsonValue | undefined): boolean {
  return value !== undefined && value !== null && value !== '';
}

function without(values: JsonObject, path: readonly string[]): JsonObject {
  const value = readAt(values, pointerOf(path));
  return value === '' || isSameValue(value, marker) ? writeAt(values, pointerOf(path), undefined) : values;
}
