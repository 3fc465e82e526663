import type { FieldPlan } from '../core';

/** Id of a field's input: the form's id and the field's message key, e.g. `notice_settings/sms.sms.appKey`. */
export function fieldId(formId: string, field: Pick<FieldPlan, 'messageKey'>): string {
  return elementId(`${formId}.${field.messageKey}`);
}

/** A text as the id of an element. Names of properties may have blanks, which separate ids in `aria-describedby`. */
export function elementId(text: string): string {
  return text.replaceAll(' ', '%20');
}
