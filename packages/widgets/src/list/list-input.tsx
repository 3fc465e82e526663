import { PlusOutlined } from '@ant-design/icons';
import { pathOf } from '@signalbox/engine/core';
import type { WidgetProps, WidgetTable } from '@signalbox/engine/react';
import type { JsonObject } from '@signalbox/schemas';
import { Button, Flex, Typography } from 'antd';
import { useMemo, useState, type CSSProperties } from 'react';
import { groupAria } from '../input-frame';
import { useWidgetMessages } from '../widget-messages';
import { itemFormOf } from './item-form';
import { itemTitle } from './item-title';
import { ListItem } from './list-item';
import { useItemFocus } from './use-item-focus';
import { useList } from './use-list';

interface ListInputProps extends WidgetProps<JsonObject[]> {
  /** Renders the items' fields. A prop, because the table contains the list itself. */
  widgets: WidgetTable;
}

/**
 * A list of objects that can be expanded, moved and removed. `ui:options.unique` names the properties that no two of
 * them may share.
 */
export function ListInput(props: ListInputProps) {
  const { id, value, onChange, onBlur, disabled, schema, uiSchema, options, messages: formMessages, widgets } = props;
  const { errorAt, describedBy } = props;
  const messages = useWidgetMessages();
  const form = useMemo(() => itemFormOf({ schema, uiSchema }), [schema, uiSchema]);
  const list = useList({ value, onChange, form });
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>(new Set());
  const [announcement, setAnnouncement] = useState('');
  const { root, focus } = useItemFocus();
  const [invalidIndex] = pathOf(errorAt ?? '');
  const invalidKey = invalidIndex === undefined ? undefined : list.entries[Number(invalidIndex)]?.key;
  const [openedFor, setOpenedFor] = useState<string>();
  // Opens an item for an error once: the user may collapse it again.
  if (openedFor !== invalidKey) {
    setOpenedFor(invalidKey);
    if (invalidKey !== undefined) setOpenKeys(new Set([...openKeys, invalidKey]));
  }

  const items = list.entries.map(({ draft }) => draft);
  const unique = Array.isArray(options.unique) ? options.unique.filter((name) => typeof name === 'string') : [];
  const titleOf = (index: number) =>
    itemTitle({ form, item: items[index] ?? {}, messages: formMessages }) ??
    messages('list.item', { number: index + 1 });
  const isFull = schema.maxItems !== undefined && items.length >= schema.maxItems;

  const toggle = (key: string) =>
    setOpenKeys(new Set(openKeys.has(key) ? [...openKeys].filter((open) => open !== key) : [...openKeys, key]));
  const handleAdd = () => {
    const key = list.add();
    setOpenKeys(new Set([...openKeys, key]));
    setAnnouncement(messages('list.added', { number: items.length + 1 }));
    focus.onFirstField(key);
  };
  const handleRemove = (index: number) => {
    setAnnouncement(messages('list.removed', { item: titleOf(index) }));
    const neighbour = list.entries[index + 1] ?? list.entries[index - 1];
    if (neighbour) focus.onHeader(neighbour.key);
    else focus.onAdd();
    list.remove(list.entries[index]?.key ?? '');
  };
  const handleMove = (from: number, to: number) => {
    setAnnouncement(messages('list.moved', { item: titleOf(from), number: to + 1, count: items.length }));
    list.move(from, to);
  };

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
            messages={formMessages}
            widgets={widgets}
            errorAt={entry.key === invalidKey ? errorAt?.slice(`/${invalidIndex}`.length) : undefined}
            describedBy={describedBy}
            onLeave={onBlur}
            onToggle={() => toggle(entry.key)}
            onEdit={(draft) => list.edit(entry.key, draft)}
            onRemove={() => handleRemove(index)}
            onMove={(to) => handleMove(index, to)}
          />
        ))}
      </ol>
      <Button
        id={id}
        aria-label={messages('list.add')}
        data-list-add
        icon={<PlusOutlined aria-hidden />}
        onClick={handleAdd}
        disabled={disabled || isFull}
      >
        {messages('list.add')}
      </Button>
      <output style={visuallyHidden}>{announcement}</output>
    </Flex>
  );
}

/** Invisible, but read by screen readers. */
const visuallyHidden: CSSProperties = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};
