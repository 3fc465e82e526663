import type { JsonValue } from '@signalbox/schemas';
import { guarded, lazyWidget, type LoadableWidget } from '@signalbox/widgets';

export const widgets: Record<string, LoadableWidget<JsonValue>> = {
  dimmer: guarded(
    lazyWidget(async () => (await import('./dimmer-input')).DimmerInput),
    (value) => typeof value === 'number',
  ),
};
