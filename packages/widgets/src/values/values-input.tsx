import type { WidgetProps, WidgetTable } from '@signalbox/engine/react';
import { Flex, Typography } from 'antd';
import { groupAria } from '../input-frame';
import { AddItem } from '../list/add-item';
import { listButtons } from '../list/list-buttons';
import { useWidgetMessages } from '../widget-messages';
import type { PlainValue } from './plain-value';
import { useValuesInput } from './use-values-input';
import { ValueRow } from './value-row';

interface ValuesInputProps extends WidgetProps<PlainValue[]> {
  /** Renders the items. A prop, because the table contains this widget itself. */
  widgets: WidgetTable;
}

/**
 * A list of numbers, switches or texts, each in a row of its own that can be copied, moved and removed, as its options say.
 * Values may be repeated.
 */
export function ValuesInput(props: ValuesInputProps) {
  const { id, label, onBlur, disabled, schema, options, errors = [], widgets } = props;
  const messages = useWidgetMessages();
  const { rows, indexOf, titleOf, announcement, root, ...handlers } = useValuesInput(props, messages);
  const buttons = listButtons(options);
  const isFull = schema.maxItems !== undefined && rows.length >= schema.maxItems;

  return (
    <Flex vertical gap="small" align="start" ref={root} style={{ maxInlineSize: 480 }} {...groupAria(props)}>
      {rows.length === 0 && <Typography.Text type="secondary">{messages('list.empty')}</Typography.Text>}
      <ol style={{ listStyle: 'none', margin: 0, padding: 0, inlineSize: '100%' }}>
        {rows.map(({ key, value }, row) => {
          const error = errors.find(({ at }) => at === `/${indexOf(row)}`)?.sentence;
          return (
            <ValueRow
              key={key}
              id={`${id}-${key}`}
              itemKey={key}
              label={`${label}: ${titleOf(row)}`}
              title={titleOf(row)}
              index={row}
              count={rows.length}
              value={value}
              disabled={disabled}
              buttons={buttons}
              isFull={isFull}
              error={error}
              list={props}
              widgets={widgets}
              onChange={(next) => handlers.edit(row, next)}
              onLeave={onBlur}
              onCopy={() => handlers.copy(row)}
              onMove={(to) => handlers.move(row, to)}
              onRemove={() => handlers.remove(row)}
            />
          );
        })}
      </ol>
      <AddItem
        id={id}
        label={messages('list.add')}
        isDisabled={disabled || isFull}
        canAdd={buttons.canAdd}
        announcement={announcement}
        onAdd={handlers.add}
      />
    </Flex>
  );
}
