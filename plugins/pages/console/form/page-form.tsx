import { isSameValue, isWithin } from '@signalbox/engine/core';
import {
  createFormStore,
  SchemaForm,
  type FormMessages,
  type FormStore,
  type ServerError,
} from '@signalbox/engine/react';
import type { CompiledForm, FormDefinition, JsonObject } from '@signalbox/schemas';
import type { PagesPageValues } from '@signalbox/schemas/types';
import { widgetTable } from '@signalbox/widgets';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { errorsAt, type RejectedPage } from '../save/rejected-pages';
import type { Correction } from '../save/use-correct';
import { jsonOf } from '../editor/editor-state';
import type { PageNode, PageValues } from '../../shared/tree/page-node';

export interface PageFormSource {
  form: FormDefinition;
  compiled: CompiledForm;
}

interface PageFormProps extends PageFormSource {
  node: PageNode;
  /** Its errors are shown at once. */
  isStored: boolean;
  /** By the server, in the last save. */
  rejected: readonly RejectedPage[];
  /** Given once for each request to correct the page. */
  correction: Correction | undefined;
  messages: FormMessages;
  disabled: boolean;
  onChange: (values: PageValues) => void;
}

/** The form of one page. Each change updates the tree at once. Undo and redo update the form. */
export function PageForm(props: PageFormProps) {
  const { node, form, compiled, isStored, rejected, correction, messages, disabled, onChange } = props;
  const [store] = useState(() => createFormStore({ form, compiled, values: valuesIn(node), isStored }));
  const isFollowing = useRef(false);
  const serverErrors = useMemo(() => errorsAt(rejected, node), [rejected, node]);
  const fieldOf = ({ pointer }: ServerError) =>
    store.plan.fields.find((field) => isWithin(pointer, field.pointer))?.pointer;

  const handleEdit = useEffectEvent(() => {
    if (!isFollowing.current) onChange(pageValues(store));
  });

  useEffect(() => {
    const pointers = store.plan.fields.map(({ pointer }) => pointer);
    return store.watchValues(pointers, () => handleEdit());
  }, [store]);
  useEffect(() => {
    isFollowing.current = true;
    const values = valuesIn(node);
    for (const { pointer, path } of store.plan.fields) {
      const value = values[path[0] ?? ''];
      if (!isSameValue(store.value(pointer), value)) store.setValue(pointer, value);
    }
    isFollowing.current = false;
  }, [store, node]);

  const handleCorrection = useEffectEvent(() => {
    if (correction === undefined) return;
    store.showErrors();
    const [first] = [...store.errors().map(({ field }) => field), ...serverErrors.map(fieldOf)].filter(Boolean);
    if (first !== undefined) store.focus(first);
    correction.onDone();
  });
  useEffect(() => handleCorrection());
  return (
    <SchemaForm
      serverErrors={serverErrors}
      store={store}
      widgets={widgetTable}
      messages={messages}
      disabled={disabled}
    />
  );
}

function valuesIn(node: PageNode): JsonObject {
  const [values = {}] = jsonOf([node]);
  return values;
}

/** Includes invalid values: the tree marks the page, and Save is off until they are corrected. */
function pageValues(store: FormStore): PageValues {
  const { key: _key, children: _children, ...values } = store.collected() as PagesPageValues;
  return values;
}
