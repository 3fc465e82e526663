import { InputNumber } from 'antd';
import { useState } from 'react';
import { limitedWidth, widthLimits } from '../layout/stored-layout';

interface WidthInputProps {
  label: string;
  /** Pixels. */
  width: number;
  onChange: (width: number) => void;
}

/** The width of a column. Takes effect once the input is left, or with Enter. */
export function WidthInput({ label, width, onChange }: WidthInputProps) {
  const [typed, setTyped] = useState<number | null>(null);
  const commit = () => {
    if (typed !== null && limitedWidth(typed) !== width) onChange(limitedWidth(typed));
    setTyped(null);
  };
  return (
    <InputNumber<number>
      aria-label={label}
      size="small"
      suffix="px"
      min={widthLimits.min}
      max={widthLimits.max}
      step={10}
      precision={0}
      value={typed ?? width}
      onChange={setTyped}
      onStep={(next) => onChange(limitedWidth(Number(next)))}
      onBlur={commit}
      onPressEnter={commit}
      style={{ inlineSize: 96 }}
    />
  );
}
