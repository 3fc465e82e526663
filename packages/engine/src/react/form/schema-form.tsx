import { theme } from 'antd';
import { useEffect, useMemo, useRef, useState, type CSSProperties } from 'react';
import { FormContext } from '../form-context';
import type { FormWords } from '../form-words';
import type { IslandParts } from '../island-parts';
import type { FormStore, ServerFault } from '../store/form-store';
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
  words: FormWords;
  /** Nothing can be changed: no edit permission, or a submit is under way. */
  disabled?: boolean;
  /** Faults of the last answer; each goes when its field is edited. A new array replaces the earlier ones. */
  serverFaults?: ServerFault[];
  island?: IslandParts;
}

const noParts: IslandParts = {};

/** Draws a draft: sections and fields in the plan's order. The page around it owns `<form>`, Save and what Save does. */
export function SchemaForm({
  store,
  widgets,
  words,
  disabled = false,
  serverFaults,
  island = noParts,
}: SchemaFormProps) {
  const root = useRef<HTMLDivElement>(null);
  const { token } = theme.useToken();
  const [nearness] = useState(createNearnessWatch);
  const nodes = useMemo(() => formTree(store.plan), [store]);
  const context = useMemo(
    () => ({ store, widgets, words, disabled, island, nearness }),
    [store, widgets, words, disabled, island, nearness],
  );
  useFocusRequests({ store, root, disabled });
  useEffect(() => {
    if (serverFaults !== undefined) store.setServerFaults(serverFaults);
  }, [store, serverFaults]);
  const variables = useMemo(() => formVariables(token), [token]);
  return (
    <FormContext value={context}>
      <div ref={root} className="sb-form" style={variables as CSSProperties}>
        <FormNodes nodes={nodes} level={3} />
      </div>
    </FormContext>
  );
}
