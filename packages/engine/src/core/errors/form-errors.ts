import type { CompiledForm, JsonObject } from '@signalbox/schemas';
import { collect } from '../collect';
import type { FieldError, FormPlan, Pointer } from '../contract';
import { fieldErrors } from './field-errors';
import { treeErrors, withNodes } from '../tree/tree-errors';
import { uniqueErrors } from './unique-errors';
import { visibleFields, type FormOptions } from '../visible-fields';

/**
 * The validation errors of these values: at most one per field, or in a tree per property of each node. The browser and the
 * server both call this function.
 */
export function errorsOfForm({ plan, compiled, values }: FormOptions): FieldError[] {
  return errorsOfCollected({
    plan,
    compiled,
    collected: collect({ plan, compiled, values }),
    visible: visibleFields({ plan, compiled, values }),
  });
}

/** Like `errorsOfForm`, for values that are already collected. */
export function errorsOfCollected({
  plan,
  compiled,
  collected,
  visible,
}: {
  plan: FormPlan;
  compiled: CompiledForm;
  collected: JsonObject;
  visible: ReadonlySet<Pointer>;
}): FieldError[] {
  const inTrees = treeErrors({ plan, values: collected });
  // A tree of any size must not occupy the main thread.
  const oversized = inTrees.filter(({ keyword }) => keyword === 'maxNodes');
  if (oversized.length > 0) return oversized;
  const errors = fieldErrors({ plan, errors: compiled.validate(collected), visible });
  const invalid = new Set(errors.map((error) => error.field));
  const repeated = uniqueErrors({ plan, values: collected }).filter((error) => !invalid.has(error.field));
  return withNodes([...errors, ...repeated, ...inTrees], { plan, values: collected });
}
