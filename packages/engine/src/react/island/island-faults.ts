import { ErrorSchemaBuilder, type ErrorSchema } from '@rjsf/utils';
import { pathOf, type FieldFault, type FieldPlan } from '../../core';

/** The fault's sentence where RJSF looks for it: at the value inside the field that is wrong. */
export function islandFaults({
  plan,
  fault,
  sentence,
}: {
  plan: FieldPlan;
  fault: FieldFault | undefined;
  sentence: string;
}): ErrorSchema | undefined {
  if (fault === undefined) return undefined;
  return new ErrorSchemaBuilder().addErrors(sentence, pathOf(fault.pointer).slice(plan.path.length)).ErrorSchema;
}
