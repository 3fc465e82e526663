import { isThere, optionalSections, type Pointer, readAt } from '@signalbox/engine/core';
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
    const ofSection = stores.flatMap((store) => sectionRow({ store, pointer, theirs, messages }) ?? []);
    if (ofSection.length > 0) return ofSection;
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

interface SectionOptions extends Pick<FieldConflictsOptions, 'theirs' | 'messages'> {
  store: FormStore;
  pointer: Pointer;
}

/** A section that one of both has added or removed. */
function sectionRow({ store, pointer, theirs, messages }: SectionOptions): ConflictRow | undefined {
  const section = optionalSections(store.plan).find((each) => each.pointer === pointer);
  if (section === undefined) return undefined;
  const text = (values: JsonObject) =>
    messages(isThere(values, pointer) ? 'engine::optional.there' : 'engine::notSet') ?? '';
  const title = messages(`forms/${store.form.id}::${section.messageKey}.title`) ?? section.messageKey;
  return { key: pointer, title, mine: text(store.values()), theirs: text(theirs) };
}
