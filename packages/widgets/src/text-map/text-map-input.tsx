import { PlusOutlined } from '@ant-design/icons';
import type { WidgetProps } from '@signalbox/engine/react';
import { Button, Flex } from 'antd';
import { useRef, useState } from 'react';
import { groupAria, inputFrame } from '../input-frame';
import { useWidgetMessages } from '../widget-messages';
import { TextMapRowInputs } from './text-map-row-inputs';
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
