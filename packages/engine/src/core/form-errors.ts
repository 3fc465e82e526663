import type { CompiledForm, JsonObject } from '@signalbox/schemas';
import { collect } from './collect';
import type { FieldError, FormPlan, Pointer } from './contract';
import { fieldErrors } from './field-errors';
import { uniqueErrors } from './unique-errors';
import { visibleFields, type FormOptions } from './visible-fields';

/** Everything that keeps these values from being saved, at most one fault per field. Browser and server both ask here. */
export function errorsOfForm({ plan, compiled, values }: FormOptions): FieldError[] {
  return errorsOfCollected({
    plan,
    compiled,
    collected: collect({ plan, compiled, values }),
    visible: visibleFields({ plan, compiled, values }),
  });
}

/** The same for values that are collected already. */
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
  const errors = fieldErrors({ plan, errors: compiled.validate(collected), visible });
  const told = new Set(errors.map((error) => error.field));
  return [...errors, ...uniqueErrors({ plan, values: collected }).filter((error) => !told.has(error.field))];
}
