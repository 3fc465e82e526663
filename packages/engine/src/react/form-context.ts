import { createContext, useContext } from 'react';
import type { FormMessages } from './form-messages';
import type { RjsfExtensions } from './rjsf-extensions';
import type { NearnessWatch } from './nearness-watch';
import type { PressWatch } from './press-watch';
import type { FormStore } from './store/form-store-contract';
import type { WidgetTable } from './widget-props';

/** Keeps its identity while the user types. Changes only with locale, widgets or permission. */
export interface FormContextValue {
  store: FormStore;
  widgets: WidgetTable;
  messages: FormMessages;
  disabled: boolean;
  /** The user may not change the form: what adds and removes values is not drawn. */
  isReadOnly: boolean;
  /** Fields, templates and widgets for RJSF beyond its antd theme. */
  rjsfExtensions: RjsfExtensions;
  nearness: NearnessWatch;
  presses: PressWatch;
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);

export function useFormContext(): FormContextValue {
  const value = useContext(FormContext);
  if (value === undefined) throw new Error('This component belongs inside <SchemaForm>.');
  return value;
}
