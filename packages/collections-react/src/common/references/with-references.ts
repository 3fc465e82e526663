import type { RuntimeForm } from '@signalbox/console-kit';
import type { ListColumn } from '@signalbox/collections-core';

/** The form of a collection whose texts that refer to records of other models are drawn by the widget `record`. */
export function withReferences(form: RuntimeForm, columns: readonly ListColumn[]): RuntimeForm {
  const references = new Map(columns.map(({ path, reference }) => [path, reference]));
  const fields = form.plan.fields.map((field) => {
    const reference = field.widget === 'text' ? references.get(field.messageKey) : undefined;
    if (reference === undefined) return field;
    return { ...field, widget: 'record', uiSchema: { ...field.uiSchema, 'ui:options': { reference } } };
  });
  return { ...form, plan: { ...form.plan, fields } };
}
