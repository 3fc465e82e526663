import type { FieldPlan } from './contract';

/** The form may only show the value. */
export function isFixed({ schema, uiSchema }: Pick<FieldPlan, 'schema' | 'uiSchema'>): boolean {
  return uiSchema['ui:disabled'] === true || uiSchema['ui:readonly'] === true || schema.readOnly === true;
}
