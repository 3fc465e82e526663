import type { ChangeManner, WidgetProps } from '@signalbox/engine/react';
import { Select, Space } from 'antd';
import { type FocusEvent, useState } from 'react';
import { groupAria } from '../input-frame';
import { NumberInput } from '../number/number-input';
import type { NumberValue } from '../number/number-value';
import { Said } from '../said';
import { useWidgetMessages } from '../widget-messages';
import { type DraftDuration, durationOptions } from './duration-value';
import { durationOf, maxCount, minCount, secondsPerUnit, unitsReaching, usualUnit, type TimeUnit } from './time-units';

/**
 * Edits a length of time. Value in and out: `{count, unit, time}`, `time` in whole seconds; an empty count clears it. What is too
 * short or too long is changed once the whole input is left: "8" minutes may become 8 hours.
 */
export function DurationInput(props: WidgetProps<DraftDuration>) {
  const { id, value, onChange, onBlur, disabled, options } = props;
  const messages = useWidgetMessages();
  const { units, minSeconds } = durationOptions(options);
  const offered = unitsReaching(units, minSeconds);
  /** Keeps the unit while the count is empty. */
  const [lastUnit, setLastUnit] = useState(value?.unit ?? usualUnit(offered));
  /** The change that leaving the input made. */
  const [moved, setMoved] = useState('');
  const unit = value?.unit ?? lastUnit;
  const number = typeof value?.count === 'number' ? value.count : 0;
  const change = (count: NumberValue | undefined, next: TimeUnit, how?: ChangeManner) => {
    setLastUnit(next);
    setMoved('');
    if (count === undefined) return onChange(undefined);
    return onChange({ count, unit: next, time: typeof count === 'number' ? count * secondsPerUnit[next] : 0 }, how);
  };
  const handleLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    const next = durationOf({ count: number, unit, minSeconds });
    // What is not whole is left to the validator.
    if (Number.isInteger(value?.count) && next.count !== number) {
      const params = { number: String(next.count), unit: messages(`duration.${unit}`, { count: next.count }) };
      setMoved(messages(next.count > number ? 'duration.raised' : 'duration.lowered', params));
      onChange(next);
    }
    onBlur?.();
  };
  return (
    <div onBlur={handleLeave}>
      <Space.Compact {...groupAria(props)} style={{ maxInlineSize: '100%' }}>
        <NumberInput
          {...props}
          aria-label={messages('duration.count')}
          describedBy={undefined}
          value={value?.count}
          onChange={(count, how) => change(count, unit, how)}
          onBlur={undefined}
          schema={{ type: 'integer', minimum: minCount({ unit, minSeconds }), maximum: maxCount }}
          options={{}}
        />
        <Select<TimeUnit>
          id={`${id}-unit`}
          aria-label={messages('duration.unit')}
          style={{ inlineSize: 120 }}
          value={unit}
          onChange={(next) => (value ? change(value.count, next) : setLastUnit(next))}
          disabled={disabled}
          options={(offered.includes(unit) ? offered : [...offered, unit]).map((key) => ({
            value: key,
            label: messages(`duration.${key}`, { count: number }),
          }))}
        />
      </Space.Compact>
      <Said>{moved}</Said>
    </div>
  );
}
