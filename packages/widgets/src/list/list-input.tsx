import type { WidgetProps, WidgetTable } from '@signalbox/engine/react';
import { stringsOf, type JsonObject } from '@signalbox/schemas/json';
import { Flex, Typography } from 'antd';
import { groupAria } from '../input-frame';
import { useWidgetMessages } from '../widget-messages';
import { AddItem } from './add-item';
import { listButtons } from './list-buttons';
import { ListItem } from './list-item';
import { useListInput } from './use-list-input';

interface ListInputProps extends WidgetProps<JsonObject[]> {
  /** Renders the items' fields. A prop, because the table contains the list itself. */
  widgets: WidgetTable;
}

/**
 * A list of objects that can be expanded, copied, moved and removed, as its options say. `ui:options.unique` names the properties that no two of
 * them may share, `ui:options.itemTitle` those that the title of a collapsed one has.
 */
export function ListInput(props: ListInputProps) {
  const { id, onBlur, disabled, schema, options, messages: formMessages, widgets } = props;
  const { errorAt, describedBy } = props;
  const messages = useWidgetMessages();
  const { form, list, items, titleOf, openKeys, announcement, root, invalidIndex, invalidKey, ...handlers } =
    useListInput(props, messages);
  const unique = stringsOf(options.unique);
  const buttons = listButtons(options);
  const isFull = schema.maxItems !== undefined && items.length >= schema.maxItems;

  return (
    <Flex vertical gap="small" align="start" ref={root} style={{ maxInlineSize: 640 }} {...groupAria(props)}>
      {items.length === 0 && <Typography.Text type="secondary">{messages('list.empty')}</Typography.Text>}
      <ol style={{ listStyle: 'none', margin: 0, padding: 0, inlineSize: '100%' }}>
        {list.entries.map((entry, index) => (
          <ListItem
            key={entry.key}
            id={`${id}-${entry.key}`}
            itemKey={entry.key}
            title={titleOf(index)}
            index={index}
            items={items}
            unique={unique}
            form={form}
            isOpen={openKeys.has(entry.key)}
            disabled={disabled}
            buttons={buttons}
            isFull={isFull}
            messages={formMessages}
            widgets={widgets}
            errorAt={entry.key === invalidKey ? errorAt?.slice(`/${invalidIndex}`.length) : undefined}
            describedBy={describedBy}
            onLeave={onBlur}
            onToggle={() => handlers.toggle(entry.key)}
            onEdit={(draft) => list.edit(entry.key, draft)}
            onCopy={() => handlers.copy(index)}
            onRemove={() => handlers.remove(index)}
            onMove={(to) => handlers.move(index, to)}
          />
        ))}
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
