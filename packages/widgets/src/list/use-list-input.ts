import { pathOf } from '@signalbox/engine/core';
import type { WidgetProps } from '@signalbox/engine/react';
import { type JsonObject, stringsOf } from '@signalbox/schemas/json';
import { useMemo, useState } from 'react';
import type { WidgetMessages } from '../widget-messages';
import { itemFormOf } from './item-form';
import { itemTitle } from './item-title';
import { useItemFocus } from './use-item-focus';
import { useList } from './use-list';

/** The items of a list, which of them are open, and what the user does with them. `messages` are the widgets' own. */
export function useListInput(props: WidgetProps<JsonObject[]>, messages: WidgetMessages) {
  const { value, onChange, schema, uiSchema, errorAt } = props;
  const form = useMemo(() => itemFormOf({ schema, uiSchema }), [schema, uiSchema]);
  const list = useList({ value, onChange, form });
  const [announcement, setAnnouncement] = useState('');
  const { root, focus } = useItemFocus();
  const [invalidIndex] = pathOf(errorAt ?? '');
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
    invalidIndex,
    invalidKey,
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
