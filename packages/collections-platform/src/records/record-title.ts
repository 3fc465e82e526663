import { type ColumnViewer, hiddenPaths } from '@signalbox/schemas/guarded-columns';
import type { JsonObject } from '@signalbox/schemas/json';
import { titleProperty } from '@signalbox/schemas/title-property';
import type { RecordModel } from '../query/record-model';
import { visibleValues } from './visible-values';

/** The text that names a record, as lists show it. Undefined without one that the viewer may see. */
export function recordTitle(
  model: RecordModel,
  viewer: ColumnViewer,
  { id, values }: { id: string; values: JsonObject },
): string | undefined {
  const { schema, guarded, hooks } = model;
  const visible: JsonObject = { ...visibleValues(values, { schema, hidden: hiddenPaths(guarded, viewer) }), id };
  const title = (hooks?.present?.(visible, viewer) ?? visible)[titleProperty(model, viewer) ?? ''];
  return typeof title === 'string' ? title : undefined;
}
