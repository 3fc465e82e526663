import type { FormPlan } from '@signalbox/engine/core';
import { itemFormOf } from './list/item-form';

/** Names of the widgets that draw a form, those of its lists' items included. */
export function widgetNames(plan: FormPlan): string[] {
  return plan.fields.flatMap(({ widget, schema, uiSchema }) =>
    widget === 'list' ? [widget, ...widgetNames(itemFormOf({ schema, uiSchema }).plan)] : [widget],
  );
}
