import type { JsonValue } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { guarded, lazyWidget, type LoadableWidget } from '@signalbox/widgets';

/** By the name after `studio:` in `ui:widget`. */
export const widgets: Record<string, LoadableWidget<JsonValue>> = {
  'record-schema': guarded(
    lazyWidget(async () => (await import('./record-schema/record-schema-input')).RecordSchemaInput),
    isJsonObject,
  ),
};
