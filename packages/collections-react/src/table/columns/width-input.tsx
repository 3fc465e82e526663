import { NumberField } from '@signalbox/widgets';
import { useState } from 'react';
import { limitedWidth, widthLimits } from '@signalbox/collections-core';

interface WidthInputProps {
  label: string;
  /** Pixels. */
  width: number;
  onChange: (width: number) => void;
}

/** The width of a column. Takes effect once the input is left, or with Enter. */
export function WidthInput({ label, width, onChange }: WidthInputProps) {
  const [typed, setTyped] = useState<number>();
  const commit = () => {
    if (typed !== undefined && limitedWidth(typed) !== width) onChange(limitedWidth(typed));
    setTyped(undefined);
  };
  return (
    <NumberField
      label={label}
      size="small"
      suffix="px"
      min={widthLimits.min}
      max={widthLimits.max}
      step={10}
      isWhole
      value={typed ?? width}
      onChange={(next, how) => (how === 'step' && next !== undefined ? onChange(next) : setTyped(next))}
      onBlur={commit}
      onPressEnter={commit}
      style={{ inlineSize: 96 }}
    />
  );
}
