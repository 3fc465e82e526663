import { type ComponentType, type FocusEvent, useState } from 'react';
import type { JsonValue } from '@signalbox/schemas';
import type { WidgetProps } from '../widget-props';

interface NullableWidgetProps extends WidgetProps<JsonValue> {
  Widget: ComponentType<WidgetProps<JsonValue>>;
  /** In the user's locale: "Not set". */
  notSet: string;
}

/** The input of a field that may be null. With `"emptyValue": null` null is an emptied input, else a checkbox too. */
export function NullableWidget(props: NullableWidgetProps) {
  const { Widget, notSet: _, ...own } = props;
  if (own.options['emptyValue'] !== null) return <WithCheckbox {...props} />;
  return <Widget {...own} value={own.value ?? undefined} onChange={(next = null, how) => own.onChange(next, how)} />;
}

/**
 * The input, and a checkbox for null below it. An emptied input is null too. Unchecked, the
 * value before returns, else the default; a switch is off then. Without any of them, the empty input is focused, and the field
 * stays null until a value is entered: the wire has no other word for "no value" of such a field.
 */
function WithCheckbox({ Widget, notSet, ...props }: NullableWidgetProps) {
  const { id, label, value, onChange, onBlur, disabled, schema } = props;
  const [last, setLast] = useState<JsonValue>();
  if (value !== undefined && value !== null && value !== last) setLast(value);
  const [isEntering, setEntering] = useState(false);
  const isNull = value === null;
  const standard = schema.default ?? (schema.type === 'boolean' ? false : undefined);
  const handleValue: typeof onChange = (next = null, how) => {
    setEntering(false);
    // The checkbox shows whether there is a value, and brings the last one back, so the field is drawn with each.
    onChange(next, { ...how, isShown: false });
  };
  const handleChecked = (isChecked: boolean) => {
    const next = isChecked ? null : (last ?? standard);
    setEntering(next === undefined);
    if (next !== undefined) onChange(next);
    else document.getElementById(id)?.focus();
  };
  const handleLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setEntering(false);
  };
  return (
    <div className="sb-nullable" onBlur={handleLeave}>
      <Widget {...props} value={isNull ? undefined : value} onChange={handleValue} />
      <label className="sb-not-set">
        <input
          type="checkbox"
          id={`${id}-not-set`}
          aria-label={`${notSet}: ${label}`}
          checked={isNull && !isEntering}
          disabled={disabled}
          onChange={({ target }) => handleChecked(target.checked)}
          onBlur={onBlur}
        />
        {notSet}
      </label>
    </div>
  );
}
