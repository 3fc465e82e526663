import type { CompiledForm, JsonObject } from '@signalbox/schemas';
import { collect } from './collect';
import type { FieldFault, FormPlan, Pointer } from './contract';
import { fieldFaults } from './field-faults';
import { uniqueFaults } from './unique-faults';
import { visibleFields, type FormFacts } from './visible-fields';

/** Everything that keeps these values from being saved, at most one fault per field. Browser and server both ask here. */
export function formFaults({ plan, compiled, values }: FormFacts): FieldFault[] {
  return faultsOfCollected({
    plan,
    compiled,
    collected: collect({ plan, compiled, values }),
    visible: visibleFields({ plan, compiled, values }),
  });
}

/** The same for values that are collected already. */
export function faultsOfCollected({
  plan,
  compiled,
  collected,
  visible,
}: {
  plan: FormPlan;
  compiled: CompiledForm;
  collected: JsonObject;
  visible: ReadonlySet<Pointer>;
}): FieldFault[] {
  const faults = fieldFaults({ plan, faults: compiled.validate(collected), visible });
  const told = new Set(faults.map((fault) => fault.field));
  return [...faults, ...uniqueFaults({ plan, values: collected }).filter((fault) => !told.has(fault.field))];
}
