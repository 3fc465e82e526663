import type { WidgetProps } from '../react/widget-props';
import type { JsonValue } from '@signalbox/schemas';

/** A plain text input that implements all widget props. */
export function TextWidget(props: WidgetProps<JsonValue>) {
  return (
    <input
      id={props.id}
      value={typeof props.value === 'string' ? props.value : ''}
      onChange={(event) => props.onChange(event.target.value || undefined)}
      onBlur={props.onBlur}
      disabled={props.disabled}
      placeholder={props.placeholder}
      aria-describedby={props.describedBy}
      aria-invalid={props.isInvalid || undefined}
      aria-required={props.required || undefined}
    />
  );
}
