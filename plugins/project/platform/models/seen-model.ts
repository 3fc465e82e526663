import { type ColumnViewer, guardedColumns, hiddenPaths } from '@signalbox/schemas/guarded-columns';
import { isJsonObject, type JsonObject, stringsOf } from '@signalbox/schemas/json';
import { resolveReferences } from '@signalbox/schemas/resolve-references';
import { viewerSchema } from '@signalbox/schemas/viewer-schema';

/**
 * A model as a viewer may read it. Every user reads the models of their lists, so without `model.view` or `model.edit` it
 * has only the columns that the lists show to the viewer: not even the names of the others.
 */
export function seenModel(model: JsonObject, viewer: ColumnViewer): JsonObject {
  const { custom } = model;
  if (!isJsonObject(custom) || !isJsonObject(custom['schema'])) return model;
  if (viewer.isSuper || ['model.view', 'model.edit'].some((key) => viewer.permissions.has(key))) return model;
  const guarded = guardedColumns(custom['schema']);
  // Too large to be searched: such a model has no list either.
  if (guarded === undefined) return { ...model, custom: {} };
  const hidden = hiddenPaths(guarded, viewer);
  if (hidden.length === 0) return model;
  const { uiSchema } = custom;
  // A definition may have a hidden column.
  const complete = resolveReferences(custom['schema']);
  if ('unresolved' in complete) return { ...model, custom: {} };
  const schema = viewerSchema(complete.schema, { hidden, fixed: [] });
  return {
    ...model,
    custom: { ...custom, schema, ...(isJsonObject(uiSchema) && { uiSchema: without(uiSchema, hidden) }) },
  };
}

/** A uiSchema without what it says of hidden columns. */
function without(uiSchema: JsonObject, hidden: readonly string[][]): JsonObject {
  const names = hidden.filter(({ length }) => length === 1).map(([name]) => name);
  const entries = Object.entries(uiSchema).flatMap(([name, value]) => {
    if (names.includes(name)) return [];
    if (name === 'ui:order') return [[name, stringsOf(value).filter((each) => !names.includes(each))] as const];
    const inner = hidden.filter(([first, ...rest]) => first === name && rest.length > 0).map(([, ...rest]) => rest);
    return [[name, inner.length > 0 && isJsonObject(value) ? without(value, inner) : value] as const];
  });
  return Object.fromEntries(entries);
}
