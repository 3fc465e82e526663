import { type Pointer, readAt } from '@signalbox/engine/core';
import { fieldMessages, type FormMessages, type FormStore } from '@signalbox/engine/react';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import type { ConflictRow } from './conflict-table';
import { useLanguageName } from './use-language-name';
import { valueText, type ValueTextOptions } from './value-text';

interface FieldConflictsOptions {
  /** Fields that both the user and another user have changed. */
  pointers: readonly Pointer[];
  /** The forms that have them. */
  stores: readonly FormStore[];
  /** The values that are stored now. */
  theirs: JsonObject;
  messages: FormMessages;
  t: ValueTextOptions['t'];
}

/** A row for each field, with both values as text. */
export function useFieldConflicts({ pointers, stores, theirs, messages, t }: FieldConflictsOptions): ConflictRow[] {
  const languageName = useLanguageName();
  return pointers.flatMap((pointer) => {
    const store = stores.find((each) => each.plan.fields.some((field) => field.pointer === pointer));
    const plan = store?.plan.fields.find((field) => field.pointer === pointer);
    if (!store || !plan) return [];
    const { title, part } = fieldMessages({ formId: store.form.id, plan, messages });
    const text = (value: JsonValue | undefined) => valueText({ value, schema: plan.schema, part, languageName, t });
    return [
      { key: pointer, title, mine: text(readAt(store.values(), pointer)), theirs: text(readAt(theirs, pointer)) },
    ];
  });
}
