import type { WidgetProps } from '@signalbox/engine/react';
import { useState } from 'react';
import { useItemFocus } from '../list/use-item-focus';
import type { WidgetMessages } from '../widget-messages';
import type { PlainValue } from './plain-value';
import { useValues } from './use-values';

/** The rows of the list, and what the user does with them: where focus goes, and what screen readers say. */
export function useValuesInput(props: WidgetProps<PlainValue[]>, messages: WidgetMessages) {
  const { rows, indexOf, ...change } = useValues(props);
  const { root, focus } = useItemFocus();
  const [announcement, setAnnouncement] = useState('');
  const titleOf = (row: number) => messages('list.item', { number: row + 1 });
  return {
    rows,
    indexOf,
    titleOf,
    root,
    announcement,
    add: () => {
      setAnnouncement(messages('list.added', { number: rows.length + 1 }));
      focus.onFirstField(change.add());
    },
    edit: change.edit,
    copy: (row: number) => {
      setAnnouncement(messages('list.copied', { item: titleOf(row), number: row + 2 }));
      focus.onFirstField(change.copy(row));
    },
    remove: (row: number) => {
      setAnnouncement(messages('list.removed', { item: titleOf(row) }));
      const neighbour = rows[row + 1] ?? rows[row - 1];
      if (neighbour) focus.onFirstField(neighbour.key);
      else focus.onAdd();
      change.remove(row);
    },
    move: (from: number, to: number) => {
      setAnnouncement(messages('list.moved', { item: titleOf(from), number: to + 1, count: rows.length }));
      change.move(from, to);
    },
  };
}
