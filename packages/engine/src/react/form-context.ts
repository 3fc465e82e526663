import { createContext, useContext } from 'react';
import type { FormMessages } from './form-messages';
import type { RjsfFieldSchemas } from './rjsf-field-schemas';
import type { NearnessWatch } from './nearness-watch';
import type { FormStore } from './store/form-store';
import type { WidgetTable } from './widget-props';

/** The same object from keystroke to keystroke: it changes with language, widgets or permission only. */
export interface FormContextValue {
  store: FormStore;
  widgets: WidgetTable;
  messages: FormMessages;
  disabled: boolean;
  /** Fields, templates and widgets that product staff give RJSF beyond its antd theme. */
  rjsfField: RjsfFieldSchemas;
  nearness: NearnessWatch;
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);

export function useFormContext(): FormContextValue {
  const value = useContext(FormContext);
  if (value === undefined) throw new Error('This component belongs inside <SchemaForm>.');
  return value;
}
