import { pathOf } from '@signalbox/engine/core';
import type { WidgetProps, WidgetTable } from '@signalbox/engine/react';
import { type JsonObject, stringsOf } from '@signalbox/schemas/json';
import { Flex, Typography } from 'antd';
import { useMemo, useState } from 'react';
import { groupAria } from '../input-frame';
import { useWidgetMessages, type WidgetMessages } from '../widget-messages';
import { AddItem } from './add-item';
import { errorsInside } from './item-errors';
import { itemFormOf } from './item-form';
import { itemTitle } from './item-title';
import { listButtons } from './list-buttons';
import { ListItem } from './list-item';
import { useItemFocus } from './use-item-focus';
import { useList } from './use-list';

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
  const { errors = [], describedBy } = props;
  const messages = useWidgetMessages();
  const { form, list, items, titleOf, openKeys, announcement, root, ...handlers } = useListInput(props, messages);
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
            errors={errorsInside(errors, `/${index}`)}
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

/** The items of a list, which of them are open, and what the user does with them. `messages` are the widgets' own. */
function useListInput(props: WidgetProps<JsonObject[]>, messages: WidgetMessages) {
  const { value, onChange, schema, uiSchema, errors = [] } = props;
  const form = useMemo(() => itemFormOf({ schema, uiSchema }), [schema, uiSchema]);
  const list = useList({ value, onChange, form });
  const [announcement, setAnnouncement] = useState('');
  const { root, focus } = useItemFocus();
  const [invalidIndex] = pathOf(errors[0]?.at ?? '');
  const invalidKey = invalidIndex === undefined ? undefined : list.entries[Number(invalidIndex)]?.key;
  const { openKeys, open, toggle } = useOpenItems(invalidKey);

  const items = list.entries.map(({ draft }) => draft);
  const names = stringsOf(props.options.itemTitle);
  const titleOf = (index: number) =>
    itemTitle({ form, item: items[index] ?? {}, names, messages: props.messages }) ??
    messages('list.item', { number: index + 1 });
  const add = () => {
    const key = list.add();
    open(key);
    setAnnouncement(messages('list.added', { number: items.length + 1 }));
    focus.onFirstField(key);
  };
  const copy = (index: number) => {
    setAnnouncement(messages('list.copied', { item: titleOf(index), number: index + 2 }));
    focus.onHeader(list.copy(list.entries[index]?.key ?? ''));
  };
  const remove = (index: number) => {
    setAnnouncement(messages('list.removed', { item: titleOf(index) }));
    const neighbour = list.entries[index + 1] ?? list.entries[index - 1];
    if (neighbour) focus.onHeader(neighbour.key);
    else focus.onAdd();
    list.remove(list.entries[index]?.key ?? '');
  };
  const move = (from: number, to: number) => {
    setAnnouncement(messages('list.moved', { item: titleOf(from), number: to + 1, count: items.length }));
    list.move(from, to);
  };
  return {
    form,
    list,
    items,
    titleOf,
    openKeys,
    announcement,
    root,
    add,
    copy,
    remove,
    move,
    toggle,
  };
}

/** The keys of the expanded items. */
function useOpenItems(invalidKey: string | undefined) {
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>(new Set());
  const [openedFor, setOpenedFor] = useState<string>();
  const open = (key: string) => setOpenKeys(new Set([...openKeys, key]));
  // Opens an item for an error once: the user may collapse it again.
  if (openedFor !== invalidKey) {
    setOpenedFor(invalidKey);
    if (invalidKey !== undefined) open(invalidKey);
  }
  const toggle = (key: string) =>
    setOpenKeys(new Set(openKeys.has(key) ? [...openKeys].filter((each) => each !== key) : [...openKeys, key]));
  return { openKeys, open, toggle };
}
