import { widgetFor } from '@signalbox/engine/core';
import type { WidgetProps, WidgetTable } from '@signalbox/engine/react';
import { isJsonObject } from '@signalbox/schemas/json';
import { itemsOf } from '@signalbox/schemas/items-of';
import { Flex, Typography } from 'antd';
import type { FocusEvent } from 'react';
import { ItemActions } from '../list/item-actions';
import type { ListButtons } from '../list/list-buttons';
import { visuallyHidden } from '../list/visually-hidden';
import { isPlainValue, type PlainValue } from './plain-value';

interface ValueRowProps {
  id: string;
  itemKey: string;
  /** Names the input: the list and the number of the item. */
  label: string;
  /** Names the item in its buttons. */
  title: string;
  index: number;
  count: number;
  value: PlainValue | undefined;
  disabled: boolean;
  buttons: ListButtons;
  isFull: boolean;
  error: string | undefined;
  list: Pick<WidgetProps<PlainValue[]>, 'schema' | 'uiSchema' | 'options' | 'messages'>;
  widgets: WidgetTable;
  onChange: (value: PlainValue | undefined) => void;
  /** Called when focus leaves the input. */
  onLeave: (() => void) | undefined;
  onCopy: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One item: its input, and the buttons that copy, move and remove it. */
export function ValueRow(props: ValueRowProps) {
  const { id, itemKey, label, title, index, count, value, list, widgets } = props;
  const schema = itemsOf(list.schema) ?? {};
  const name = widgetFor({ schema, uiSchema: {} });
  const Widget = widgets[name];
  if (!Widget) throw new Error(`${id}: there is no widget named "${name}".`);
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) props.onLeave?.();
  };
  return (
    <li
      data-item-key={itemKey}
      data-invalid-part={props.error !== undefined || undefined}
      style={{ marginBlockEnd: 8 }}
    >
      {/* The buttons are beside a short input. */}
      <Flex
        align="center"
        gap="small"
        style={schema.type === 'string' ? undefined : { inlineSize: 'fit-content', maxInlineSize: '100%' }}
      >
        <div data-item-field onBlur={handleBlur} style={{ flex: 1, minInlineSize: 0 }}>
          <label id={`${id}-label`} htmlFor={id} style={visuallyHidden}>
            {label}
          </label>
          <Widget
            id={id}
            label={label}
            value={value}
            onChange={(next) => props.onChange(next !== undefined && isPlainValue(next) ? next : undefined)}
            disabled={props.disabled}
            required={false}
            isInvalid={props.error !== undefined}
            describedBy={props.error && `${id}-error`}
            schema={schema}
            uiSchema={isJsonObject(list.uiSchema?.items) ? list.uiSchema.items : {}}
            options={list.options}
            messages={list.messages}
          />
        </div>
        <ItemActions
          title={title}
          index={index}
          count={count}
          disabled={props.disabled}
          buttons={props.buttons}
          isFull={props.isFull}
          onCopy={props.onCopy}
          onMove={props.onMove}
          onRemove={props.onRemove}
        />
      </Flex>
      {props.error && (
        <Typography.Text id={`${id}-error`} type="danger">
          {props.error}
        </Typography.Text>
      )}
    </li>
  );
}
