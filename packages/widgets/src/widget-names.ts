import type { FormPlan } from '@signalbox/engine/core';
import { itemFormOf } from './list/item-form';

/** Names of the widgets that a form uses, including those in its lists. */
export function widgetNames(plan: FormPlan): string[] {
  return plan.fields.flatMap(({ widget, schema, uiSchema }) =>
    widget === 'list' ? [widget, ...widgetNames(itemFormOf({ schema, uiSchema }).plan)] : [widget],
  );
}
