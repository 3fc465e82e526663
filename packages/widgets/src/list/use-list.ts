import { collect, defaultsOf, isSameValue } from '@signalbox/engine/core';
import type { ChangeManner, WidgetProps } from '@signalbox/engine/react';
import type { JsonObject } from '@signalbox/schemas';
import { useState } from 'react';
import { copyOfItem } from './copy-of-item';
import { newItemId, type ItemForm } from './item-form';
import { moved } from './moved';

interface ListEntry {
  /** Stable while the item moves. */
  key: string;
  /** The user's input, hidden fields included: a field that is shown again has kept its value. */
  draft: JsonObject;
}

interface ListOptions {
  value: JsonObject[] | undefined;
  onChange: WidgetProps<JsonObject[]>['onChange'];
  form: ItemForm;
}

/** The items of a list with stable keys. `onChange` gets the visible fields only. */
export function useList({ value = [], onChange, form }: ListOptions) {
  const shown = (draft: JsonObject): JsonObject => {
    const kept = collect({ plan: form.plan, compiled: form.compiled, values: draft });
    return form.hasOwnId && draft.id !== undefined ? { id: draft.id, ...kept } : kept;
  };
  const withId = (draft: JsonObject): JsonObject => (form.hasOwnId ? { id: newItemId(), ...draft } : draft);
  const entriesOf = (items: JsonObject[]): ListEntry[] =>
    items.map((draft) => ({ key: newItemId(), draft: withId(draft) }));

  const [state, setState] = useState(() => ({ value, entries: entriesOf(value) }));
  let entries = state.entries;
  if (state.value !== value && !isSameValue(state.value, value)) {
    // The value was set from outside: a reset, or another administrator's save.
    entries = entriesOf(value);
    setState({ value, entries });
  }

  const change = (next: ListEntry[], how?: ChangeManner) => {
    const items = next.map(({ draft }) => shown(draft));
    setState({ value: items, entries: next });
    onChange(items, how);
  };

  return {
    entries,
    add: () => {
      const entry = { key: newItemId(), draft: withId(defaultsOf(form.plan.form)) };
      change([...entries, entry], { isStarted: true });
      return entry.key;
    },
    edit: (key: string, draft: JsonObject) =>
      change(entries.map((entry) => (entry.key === key ? { key, draft } : entry))),
    /** Adds a copy below the item. Returns its key. */
    copy: (key: string) => {
      const place = entries.findIndex((entry) => entry.key === key);
      const entry = { key: newItemId(), draft: copyOfItem(form, entries[place]?.draft ?? {}) };
      change(entries.toSpliced(place + 1, 0, entry));
      return entry.key;
    },
    remove: (key: string) => change(entries.filter((entry) => entry.key !== key)),
    move: (from: number, to: number) => change(moved(entries, from, to)),
  };
}
