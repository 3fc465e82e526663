import type { JsonValue } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { guarded, lazyWidget, type LoadableWidget } from '@signalbox/widgets';

/** By the name after `notifications:` in `ui:widget`. */
export const widgets: Record<string, LoadableWidget<JsonValue>> = {
  problem: guarded(
    lazyWidget(async () => (await import('./problem/problem-field')).ProblemField),
    isJsonObject,
  ),
};
