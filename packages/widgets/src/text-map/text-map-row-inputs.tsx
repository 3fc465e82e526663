import { DeleteOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useEffect, useId, useRef } from 'react';
import { TextBox } from '../text/text-box';
import { useWidgetMessages } from '../widget-messages';
import type { TextMapRow } from './text-map-rows';

interface TextMapRowInputsProps {
  /** Id of the name's input, if it is the first one of the field. */
  id: string | undefined;
  label: string;
  row: TextMapRow;
  isRepeated: boolean;
  isInvalid: boolean;
  /** The user has just added it: its name takes the focus. */
  isStarted: boolean;
  disabled: boolean;
  onChange: (row: TextMapRow) => void;
  onRemove: () => void;
  onBlur: (() => void) | undefined;
}

export function TextMapRowInputs({ id, label, row, isRepeated, isInvalid, isStarted, ...rest }: TextMapRowInputsProps) {
  const { disabled, onChange, onRemove, onBlur } = rest;
  const messages = useWidgetMessages();
  const problem = useId();
  const nameInput = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isStarted) nameInput.current?.focus();
  }, [isStarted]);
  return (
    <div style={{ inlineSize: '100%' }}>
      <Flex gap="small">
        <TextBox
          id={id}
          ref={nameInput}
          style={{ flex: '0 1 40%' }}
          aria-label={messages('textMap.nameIn', { label })}
          aria-invalid={isInvalid || isRepeated || undefined}
          aria-describedby={isRepeated ? problem : undefined}
          placeholder={messages('textMap.name')}
          value={row.name}
          onChange={(event) => onChange({ ...row, name: event.target.value })}
          onBlur={onBlur}
          disabled={disabled}
          autoComplete="off"
          dir="auto"
        />
        <TextBox
          style={{ flex: 1 }}
          aria-label={messages('textMap.textOf', { label, name: row.name })}
          placeholder={messages('textMap.text')}
          value={row.text}
          onChange={(event) => onChange({ ...row, text: event.target.value })}
          onBlur={onBlur}
          disabled={disabled}
          autoComplete="off"
          dir="auto"
        />
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={messages('textMap.remove', { label, name: row.name })}
          onClick={onRemove}
          disabled={disabled}
        />
      </Flex>
      {isRepeated && (
        <span id={problem} className="sb-error" role="alert">
          {messages('textMap.repeated', { name: row.name })}
        </span>
      )}
    </div>
  );
}
