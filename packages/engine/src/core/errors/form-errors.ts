import type { CompiledForm, JsonObject } from '@signalbox/schemas';
import { collect } from '../collect';
import type { FieldError, FormPlan, Pointer } from '../contract';
import { byField } from '../item-places';
import { fieldErrors } from './field-errors';
import { schemaErrors } from './long-lists';
import { withExact } from './lost-digits';
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
  const invalidValues = schemaErrors({ plan, compiled, values: collected }).map((error) => withExact(error, collected));
  const errors = fieldErrors({ plan, errors: invalidValues, visible });
  const isLong = (list: Pointer) => errors.some(({ keyword, pointer }) => keyword === 'maxItems' && pointer === list);
  const repeated = uniqueErrors({ plan, values: collected }).filter(({ field }) => !isLong(field));
  const all = repeated.length === 0 ? errors : withRepeated(errors, repeated);
  return withNodes([...all, ...inTrees], { plan, values: collected });
}

/** The errors of values that are repeated, after those of the same list that its schema has. */
function withRepeated(errors: FieldError[], repeated: FieldError[]): FieldError[] {
  const fields = new Set(repeated.map(({ field }) => field));
  const ofLists = byField([...errors.filter(({ field }) => fields.has(field)), ...repeated]);
  return [...errors.filter(({ field }) => !fields.has(field)), ...ofLists.values()];
}
