import { type ComponentType, useState } from 'react';
import type { JsonValue } from '@signalbox/schemas';
import type { WidgetProps } from '../widget-props';

interface NullableWidgetProps extends WidgetProps<JsonValue> {
  Widget: ComponentType<WidgetProps<JsonValue>>;
  /** In the user's locale: "Not set". */
  notSet: string;
}

/**
 * The input of a field that may be null, and a checkbox for null below it. An emptied input is null too. Unchecked, the
 * value before returns, else the default; a switch is off then, and any other input is empty.
 */
export function NullableWidget({ Widget, notSet, ...props }: NullableWidgetProps) {
  const { id, label, value, onChange, onBlur, disabled, schema } = props;
  const [last, setLast] = useState<JsonValue>();
  if (value !== undefined && value !== null && value !== last) setLast(value);
  const isNull = value === null;
  const standard = schema.default ?? (schema.type === 'boolean' ? false : undefined);
  return (
    <>
      <Widget
        {...props}
        value={isNull ? undefined : value}
        // The checkbox shows whether there is a value, and brings the last one back, so the field is drawn with each.
        onChange={(next = null, how) => onChange(next, { ...how, isShown: false })}
      />
      <label className="sb-not-set">
        <input
          type="checkbox"
          id={`${id}-not-set`}
          aria-label={`${notSet}: ${label}`}
          checked={isNull}
          disabled={disabled}
          onChange={({ target }) => onChange(target.checked ? null : (last ?? standard))}
          onBlur={onBlur}
        />
        {notSet}
      </label>
    </>
  );
}
