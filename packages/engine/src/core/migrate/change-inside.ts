import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { isSameValue } from '../same-value';
import type { InnerStep } from './setting-migration';

/** Makes a step that changes values in their place. Reads each item of a list once. */
export function changeInside(settings: JsonObject, step: InnerStep): JsonObject {
  return changeAt(settings, step.path, (value) => changed(value, step)) as JsonObject;
}

/** A copy of `value` with `change` applied to what is at `path`. Missing values stay missing. */
function changeAt(value: JsonValue, [name, ...rest]: string[], change: (value: JsonValue) => JsonValue): JsonValue {
  if (name === undefined) return change(value);
  if (name === '*') return Array.isArray(value) ? value.map((item) => changeAt(item, rest, change)) : value;
  if (!isJsonObject(value) || !Object.hasOwn(value, name)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, key === name ? changeAt(child, rest, change) : child]),
  );
}

function changed(value: JsonValue, step: InnerStep): JsonValue {
  switch (step.kind) {
    case 'rename':
      return isJsonObject(value) ? renamed(value, step) : value;
    case 'map':
      return step.values.find(({ from }) => isSameValue(from, value))?.to ?? value;
    case 'clamp': {
      if (typeof value !== 'number') return value;
      const whole = step.isInteger ? Math.round(value) : value;
      return Math.max(step.minimum ?? -Infinity, Math.min(step.maximum ?? Infinity, whole));
    }
  }
}

/** Without a change where both names have a value, unless it is the same one. */
function renamed(value: JsonObject, { from, to }: { from: string; to: string }): JsonObject {
  const { [from]: moved, ...others } = value;
  if (moved === undefined || !Object.hasOwn(value, from)) return value;
  if (Object.hasOwn(value, to)) return isSameValue(value[to], moved) ? others : value;
  return { ...others, [to]: moved };
}
