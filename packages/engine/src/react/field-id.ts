import type { FieldPlan } from '../core';

/** Id of a field's input: the form's id and the field's message key, e.g. `notice_settings/sms.sms.appKey`. */
export function fieldId(formId: string, field: Pick<FieldPlan, 'messageKey'>): string {
  return `${formId}.${field.messageKey}`;
}
