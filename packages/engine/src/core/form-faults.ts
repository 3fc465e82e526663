import { collect } from './collect';
import type { FieldFault } from './contract';
import { fieldFaults } from './field-faults';
import { uniqueFaults } from './unique-faults';
import { visibleFields, type FormFacts } from './visible-fields';

/** Everything that keeps these values from being saved, at most one fault per field. Browser and server both ask here. */
export function formFaults({ plan, compiled, values }: FormFacts): FieldFault[] {
  const collected = collect({ plan, compiled, values });
  const faults = fieldFaults({ plan, faults: compiled.validate(collected), visible: visibleFields({ plan, compiled, values }) });
  const told = new Set(faults.map((fault) => fault.field));
  return [...faults, ...uniqueFaults({ plan, values: collected }).filter((fault) => !told.has(fault.field))];
}
