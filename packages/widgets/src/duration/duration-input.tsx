import type { WidgetProps } from '@signalbox/engine/react';
import { InputNumber, Select, Space } from 'antd';
import { useState } from 'react';
import { groupAria, inputStatus, shortFrame } from '../input-frame';
import { useWidgetMessages } from '../widget-messages';
import { durationOptions } from './duration-value';
import { durationOf, maxCount, minCount, unitsReaching, usualUnit, type Duration, type TimeUnit } from './time-units';

/**
 * Edits a length of time. Value in and out: `{count, unit, time}`, `time` in whole seconds; an empty count clears it.
 */
export function DurationInput(props: WidgetProps<Duration>) {
  const { id, value, onChange, onBlur, disabled, required, isInvalid, options } = props;
  const messages = useWidgetMessages();
  const { units, minSeconds } = durationOptions(options);
  const offered = unitsReaching(units, minSeconds);
  /** Keeps the unit while the count is empty. */
  const [lastUnit, setLastUnit] = useState<TimeUnit>(value?.unit ?? usualUnit(offered));
  const unit = value?.unit ?? lastUnit;

  const handleCount = (count: number | null) => {
    setLastUnit(unit);
    onChange(count === null ? undefined : durationOf({ count, unit, minSeconds }));
  };
  const handleUnit = (next: TimeUnit) => {
    setLastUnit(next);
    if (value) onChange(durationOf({ count: value.count, unit: next, minSeconds }));
  };

  return (
    <Space.Compact {...groupAria(props)} style={{ maxInlineSize: '100%' }}>
      <InputNumber
        id={id}
        aria-label={messages('duration.count')}
        aria-invalid={isInvalid || undefined}
        aria-required={required || undefined}
        style={shortFrame}
        value={value?.count ?? null}
        onChange={handleCount}
        onBlur={onBlur}
        disabled={disabled}
        status={inputStatus(isInvalid)}
        // antd moves an out-of-range number into range on blur, not while the user types.
        min={minCount({ unit, minSeconds })}
        max={maxCount}
        maxLength={4}
        precision={0}
      />
      <Select<TimeUnit>
        id={`${id}-unit`}
        aria-label={messages('duration.unit')}
        style={{ inlineSize: 120 }}
        value={unit}
        onChange={handleUnit}
        disabled={disabled}
        options={(offered.includes(unit) ? offered : [...offered, unit]).map((key) => ({
          value: key,
          label: messages(`duration.${key}`, { count: value?.count ?? 0 }),
        }))}
      />
    </Space.Compact>
  );
}
