import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { WidgetProps } from '@signalbox/engine/react';
import { Button, Flex } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { groupAria, inputFrame } from '../input-frame';
import { TextBox } from '../text/text-box';
import { useWidgetMessages } from '../widget-messages';
import { mapOf, repeatedRows, rowsFor, type TextMap, type TextMapRow } from './text-map-rows';

/** Names with a text each, such as headers of a request: an object whose properties the user names. */
export function TextMapInput(props: WidgetProps<TextMap>) {
  const { id, label, value, onChange, onBlur, disabled, isInvalid } = props;
  const messages = useWidgetMessages();
  const [typed, setTyped] = useState<TextMapRow[]>([]);
  const [started, setStarted] = useState<number>();
  const adder = useRef<HTMLButtonElement>(null);
  const rows = rowsFor(value, typed);
  const repeated = repeatedRows(rows);

  const change = (next: TextMapRow[]) => {
    setTyped(next);
    onChange(mapOf(next));
  };
  const add = () => {
    const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
    setStarted(key);
    setTyped([...rows, { key, name: '', text: '' }]);
  };
  const remove = (key: number) => {
    change(rows.filter((row) => row.key !== key));
    adder.current?.focus();
  };

  return (
    <Flex vertical gap="small" align="flex-start" style={inputFrame} {...groupAria(props)}>
      {rows.map((row, index) => (
        <TextMapRowInputs
          key={row.key}
          id={index === 0 ? id : undefined}
          label={label}
          row={row}
          isRepeated={repeated.has(row.key)}
          isInvalid={isInvalid}
          isStarted={row.key === started}
          disabled={disabled}
          onChange={(next) => change(rows.map((each) => (each.key === row.key ? next : each)))}
          onRemove={() => remove(row.key)}
          onBlur={onBlur}
        />
      ))}
      <Button
        id={rows.length === 0 ? id : undefined}
        ref={adder}
        icon={<PlusOutlined aria-hidden />}
        aria-label={messages('textMap.addTo', { label })}
        onClick={add}
        disabled={disabled}
      >
        {messages('textMap.add')}
      </Button>
    </Flex>
  );
}

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

function TextMapRowInputs({ id, label, row, isRepeated, isInvalid, isStarted, ...rest }: TextMapRowInputsProps) {
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
