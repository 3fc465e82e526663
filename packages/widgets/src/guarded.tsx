import type { WidgetProps } from '@signalbox/engine/react';
import type { JsonValue } from '@signalbox/schemas';
import type { LoadableWidget } from './lazy-widget';

/**
 * Adapts a widget of one value type to the widget table. A value of another type, such as one saved by an older version,
 * is shown as empty.
 */
export function guarded<Value extends JsonValue>(
  Widget: LoadableWidget<Value>,
  isValue: (value: JsonValue) => value is Value,
): LoadableWidget<JsonValue> {
  function Guarded({ value, ...rest }: WidgetProps<JsonValue>) {
    return <Widget {...rest} value={value !== undefined && isValue(value) ? value : undefined} />;
  }
  Guarded.displayName = `Guarded(${Widget.displayName ?? Widget.name})`;
  return Object.assign(Guarded, { load: Widget.load });
}
