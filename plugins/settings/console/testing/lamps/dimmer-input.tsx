import type { WidgetProps } from '@signalbox/engine/react';

export function DimmerInput(props: WidgetProps<number>) {
  const { id, value, onChange, onBlur, disabled, schema, options, describedBy } = props;
  const { minimum = 0, maximum = 100 } = schema;
  return (
    <input
      id={id}
      type="range"
      min={minimum}
      max={maximum}
      step={Number(options['step'] ?? 1)}
      value={value ?? minimum}
      disabled={disabled}
      aria-describedby={describedBy}
      onBlur={onBlur}
      onChange={({ target }) => onChange(target.valueAsNumber)}
    />
  );
}
