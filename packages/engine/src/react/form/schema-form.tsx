import { theme } from 'antd';
import { type CSSProperties, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { FormContext } from '../form-context';
import type { FormMessages } from '../form-messages';
import { createNearnessWatch } from '../nearness-watch';
import { createPressWatch } from '../press-watch';
import type { RjsfExtensions } from '../rjsf-extensions';
import type { FormStore, ServerError } from '../store/form-store-contract';
import type { WidgetTable } from '../widget-props';
import { FormNodes } from './form-nodes';
import { formTree } from './form-tree';
import { formVariables } from './form-variables';
import './schema-form.css';
import { useFocusRequests } from './use-focus-requests';

interface SchemaFormProps {
  store: FormStore;
  widgets: WidgetTable;
  messages: FormMessages;
  /** Disables all fields: the user has no edit permission, or a submit is running. */
  disabled?: boolean;
  /** The user may not change anything: the buttons that add and remove values are left out, not only disabled. */
  isReadOnly?: boolean;
  /** Errors of the last response. Each disappears when its field is edited. A new array replaces the earlier ones. */
  serverErrors?: ServerError[];
  rjsfExtensions?: RjsfExtensions;
  /** False for a form that is drawn beside the user's work, as a preview: it leaves the focus alone. */
  hasFirstFocus?: boolean;
}

const noExtensions: RjsfExtensions = {};

/** Renders a draft: sections and fields in the plan's order. The page owns `<form>` and the Save button. */
export function SchemaForm({
  store,
  widgets,
  messages,
  disabled = false,
  isReadOnly = false,
  serverErrors,
  rjsfExtensions = noExtensions,
  hasFirstFocus = true,
}: SchemaFormProps) {
  const root = useRef<HTMLDivElement>(null);
  const { token } = theme.useToken();
  const [nearness] = useState(createNearnessWatch);
  const [presses] = useState(createPressWatch);
  const nodes = useMemo(() => formTree(store.plan), [store]);
  const context = useMemo(
    () => ({ store, widgets, messages, disabled, isReadOnly, rjsfExtensions, nearness, presses }),
    [store, widgets, messages, disabled, isReadOnly, rjsfExtensions, nearness, presses],
  );
  useEffect(() => presses.watch(window), [presses]);
  useFocusRequests({ store, root, disabled });
  useFirstFocus({ store, root, isWanted: hasFirstFocus && !disabled });
  useEffect(() => {
    if (serverErrors !== undefined) store.setServerErrors(serverErrors);
  }, [store, serverErrors]);
  const variables = useMemo(() => formVariables(token), [token]);
  return (
    <FormContext value={context}>
      <div ref={root} className="sb-form" style={variables as CSSProperties}>
        <FormNodes nodes={nodes} />
      </div>
    </FormContext>
  );
}

interface FirstFocusOptions {
  store: FormStore;
  root: RefObject<HTMLElement | null>;
  /** Read when the form is drawn first. */
  isWanted: boolean;
}

/**
 * Focuses the first visible field with `ui:options.autofocus` when the form is drawn. Not while the focus is on an input,
 * a tab or a link: the user is there. Not on touch screens, whose keyboard would cover the form.
 */
function useFirstFocus({ store, root, isWanted }: FirstFocusOptions): void {
  const isReady = useRef(isWanted);
  useEffect(() => {
    if (!isReady.current) return;
    const field = store.plan.fields.find(
      ({ uiSchema, pointer }) =>
        uiSchema['ui:options']?.['autofocus'] === true && store.jotai.get(store.field(pointer).isDrawn),
    );
    if (field === undefined) return;
    // After the focus that the page sets when it is opened.
    const timer = setTimeout(() => {
      if (isFree(root.current) && matchMedia('(pointer: coarse)').matches === false) store.focus(field.pointer);
    });
    return () => clearTimeout(timer);
  }, [store, root]);
}

/** True if nothing has the focus, or only the page or dialog around the form. */
function isFree(form: HTMLElement | null): boolean {
  return document.activeElement?.contains(form) ?? true;
}
