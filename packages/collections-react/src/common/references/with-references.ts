import type { RuntimeForm } from '@signalbox/console-kit';
import type { ListColumn } from '@signalbox/collections-core';

/** The form of a collection whose texts and lists of texts that refer to records of other lists are drawn by the widget `record`. */
export function withReferences(form: RuntimeForm, columns: readonly ListColumn[]): RuntimeForm {
  const references = new Map(columns.map(({ path, reference }) => [path, reference]));
  const fields = form.plan.fields.map((field) => {
    const reference = references.get(field.messageKey);
    const isMany = field.widget === 'tags';
    if (reference === undefined || (field.widget !== 'text' && !isMany)) return field;
    return { ...field, widget: 'record', uiSchema: { ...field.uiSchema, 'ui:options': { reference, isMany } } };
  });
  return { ...form, plan: { ...form.plan, fields } };
}
