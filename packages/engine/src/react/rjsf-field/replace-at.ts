import { produce } from 'immer';
import type { JsonObject, JsonValue } from '@signalbox/schemas';

/** A field's value with the part at `path` replaced; the rest keeps its identity. `undefined` removes the part. */
export function replaceAt(
  value: JsonValue | undefined,
  path: readonly (string | number)[],
  next: JsonValue | undefined,
): JsonValue | undefined {
  const last = path.at(-1);
  if (last === undefined) return next;
  const start = value ?? (typeof path[0] === 'number' ? [] : {});
  return produce(start, (draft) => {
    let at = draft as JsonObject;
    for (const [index, name] of path.slice(0, -1).entries()) {
      at = (at[name] ??= typeof path[index + 1] === 'number' ? [] : {}) as JsonObject;
    }
    if (next === undefined && !Array.isArray(at)) delete at[last];
    // An emptied list item becomes null: its neighbours must not move while the user types.
    else at[last] = next ?? null;
  });
}
