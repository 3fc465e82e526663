import { theme } from 'antd';
import { useEffect, useMemo, useRef, useState, type CSSProperties } from 'react';
import { FormContext } from '../form-context';
import type { FormMessages } from '../form-messages';
import type { RjsfFieldSchemas } from '../rjsf-field-schemas';
import type { FormStore, ServerError } from '../store/form-store';
import type { WidgetTable } from '../widget-props';
import { FormNodes } from './form-nodes';
import { formVariables } from './form-variables';
import { formTree } from './form-tree';
import { createNearnessWatch } from '../nearness-watch';
import { useFocusRequests } from './use-focus-requests';
import './schema-form.css';

export interface SchemaFormProps {
  store: FormStore;
  widgets: WidgetTable;
  messages: FormMessages;
  /** Nothing can be changed: no edit permission, or a submit is under way. */
  disabled?: boolean;
  /** Faults of the last answer; each goes when its field is edited. A new array replaces the earlier ones. */
  serverErrors?: ServerError[];
  rjsfField?: RjsfFieldSchemas;
}

const noParts: RjsfFieldSchemas = {};

/** Draws a draft: sections and fields in the plan's order. The page around it owns `<form>`, Save and what Save does. */
export function SchemaForm({
  store,
  widgets,
  messages,
  disabled = false,
  serverErrors,
  rjsfField = noParts,
}: SchemaFormProps) {
  const root = useRef<HTMLDivElement>(null);
  const { token } = theme.useToken();
  const [nearness] = useState(createNearnessWatch);
  const nodes = useMemo(() => formTree(store.plan), [store]);
  const context = useMemo(
    () => ({ store, widgets, messages, disabled, rjsfField, nearness }),
    [store, widgets, messages, disabled, rjsfField, nearness],
  );
  useFocusRequests({ store, root, disabled });
  useEffect(() => {
    if (serverErrors !== undefined) store.setServerErrors(serverErrors);
  }, [store, serverErrors]);
  const variables = useMemo(() => formVariables(token), [token]);
  return (
    <FormContext value={context}>
      <div ref={root} className="sb-form" style={variables as CSSProperties}>
        <FormNodes nodes={nodes} level={3} />
      </div>
    </FormContext>
  );
}
