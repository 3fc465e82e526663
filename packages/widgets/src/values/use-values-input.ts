import { isSameValue } from '@signalbox/engine/core';
import type { ChangeManner, WidgetProps } from '@signalbox/engine/react';
import { itemsOf } from '@signalbox/schemas/items-of';
import { useState } from 'react';
import { newItemId } from '../list/item-form';
import { moved } from '../list/moved';
import { useItemFocus } from '../list/use-item-focus';
import type { WidgetMessages } from '../widget-messages';
import { newItem, type PlainValue } from './plain-value';

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

interface Row {
  /** Stable while the item moves. */
  key: string;
  /** Undefined while nothing is typed: the row is no item yet. */
  value: PlainValue | undefined;
}

/** The rows of a list of plain values. The value has those that are filled, and is cleared with the last one. */
function useValues({ value = none, onChange, schema }: WidgetProps<PlainValue[]>) {
  const [state, setState] = useState(() => ({ value, rows: rowsOf(value) }));
  let { rows } = state;
  if (state.value !== value && !isSameValue(state.value, value)) {
    // The value was set from outside: a reset, or another administrator's save.
    rows = rowsOf(value);
    setState({ value, rows });
  }

  const change = (next: Row[], how?: ChangeManner) => {
    const items = filled(next);
    setState({ value: items, rows: next });
    if (!isSameValue(items, value)) onChange(items.length > 0 ? items : undefined, how);
  };

  return {
    rows,
    /** The index of a row's item in the value. Undefined for an empty row. */
    indexOf: (row: number) => (rows[row]?.value === undefined ? undefined : filled(rows.slice(0, row)).length),
    add: () => {
      const row = { key: newItemId(), value: newItem(itemsOf(schema) ?? {}) };
      change([...rows, row], { isStarted: true });
      return row.key;
    },
    edit: (row: number, item: PlainValue | undefined) =>
      change(rows.map((each, index) => (index === row ? { ...each, value: item } : each))),
    /** Adds a copy below the row. Returns its key. */
    copy: (row: number) => {
      const copy = { key: newItemId(), value: rows[row]?.value };
      change(rows.toSpliced(row + 1, 0, copy));
      return copy.key;
    },
    remove: (row: number) => change(rows.filter((_, index) => index !== row)),
    move: (from: number, to: number) => change(moved(rows, from, to)),
  };
}

const none: PlainValue[] = [];

function rowsOf(items: readonly PlainValue[]): Row[] {
  return items.map((value) => ({ key: newItemId(), value }));
}

function filled(rows: readonly Row[]): PlainValue[] {
  return rows.flatMap(({ value }) => (value === undefined ? [] : [value]));
}
