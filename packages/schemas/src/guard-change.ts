import { type GuardedColumn, guardedColumns } from './guarded-columns';
import { isJsonObject, type JsonObject } from './json';
import { permissionModel, recordActions } from './permission-model';

/** What a change of a model opens to others. */
export interface GuardChange {
  /** Paths of the secrets that are none afterwards. */
  lost: string[][];
  /** The permission keys that are added, removed or replaced: of columns, and of the records. */
  keys: string[];
}

/**
 * Compares the guards of a model before and after a change. Without `after`, the model is gone. Undefined if they can no
 * longer be found, as the new schema is too large.
 */
export function guardChange(before: JsonObject, after?: JsonObject): GuardChange | undefined {
  const was = guardsOf(before);
  // No list shows records of a model whose guards cannot be found.
  if (was === undefined) return { lost: [], keys: [] };
  const is = guardsOf(after ?? {});
  if (is === undefined) return undefined;
  const isSecret = (path: string[]) =>
    is.some((each) => each.isWriteOnly && each.path.every((name, index) => name === path[index]));
  const lost = was.filter(({ isWriteOnly, path }) => isWriteOnly && !isSecret(path)).map(({ path }) => path);
  const [old, next] = [keysOf(was), keysOf(is)];
  const ofColumns = [...old, ...next].filter(([place]) => !(old.has(place) && next.has(place))).map(([, key]) => key);
  const models = new Set([before, after ?? before].map(({ key }) => permissionModel(key)));
  const ofRecords =
    models.size === 1 ? [] : [...models].flatMap((model) => recordActions.map((each) => `${model}.${each}`));
  return { lost, keys: [...ofColumns, ...ofRecords] };
}

function guardsOf({ custom }: JsonObject): GuardedColumn[] | undefined {
  const schema = isJsonObject(custom) ? custom['schema'] : undefined;
  return isJsonObject(schema) ? guardedColumns(schema) : [];
}

/** The permission keys by their column and what they permit. A column may have several. */
function keysOf(guards: readonly GuardedColumn[]): Map<string, string> {
  const entries = guards.flatMap(({ path, view, edit }) =>
    [view, edit].map((key, index) => [JSON.stringify([path, index, key]), key] as const),
  );
  return new Map(entries.flatMap(([place, key]) => (key === undefined ? [] : [[place, key]])));
}
