import { Input, type InputRef, Typography } from 'antd';
import { useEffect, useId, useRef } from 'react';

interface NameFieldProps {
  label: string;
  value: string;
  onChange: (name: string) => void;
  problem: string | undefined;
  isBusy: boolean;
  /** How many letters are selected at first; the extension of a file is not. */
  selected?: number;
  /** The label is for screen readers only. */
  isLabelHidden?: boolean;
}

/** The name of a file or folder, and why it is invalid. Takes the focus. */
export function NameField(props: NameFieldProps) {
  const { label, value, onChange, problem, isBusy, selected = 0, isLabelHidden = false } = props;
  const id = useId();
  const input = useRef<InputRef>(null);
  useEffect(() => {
    // Not earlier: a dialog itself takes the focus when it opens.
    const frame = requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.setSelectionRange(0, selected);
    });
    return () => cancelAnimationFrame(frame);
  }, [selected]);
  return (
    <div>
      {isLabelHidden ? null : <label htmlFor={id}>{label}</label>}
      <Input
        id={id}
        ref={input}
        aria-label={isLabelHidden ? label : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        readOnly={isBusy}
        autoComplete="off"
        dir="auto"
        status={problem === undefined ? undefined : 'error'}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
      />
      <Typography.Text
        type="danger"
        id={`${id}-problem`}
        role="alert"
        style={{ display: 'block', minBlockSize: isLabelHidden ? 0 : 22 }}
      >
        {problem}
      </Typography.Text>
    </div>
  );
}
