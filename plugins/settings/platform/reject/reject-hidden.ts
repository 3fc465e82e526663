import { conditionKeys, isWithin, type Pointer } from '@signalbox/engine/core';
import { type FormCatalog, invalidField } from '@signalbox/platform-kit';
import { formsOf } from '../forms-of';

/** Throws `invalidField` for these fields and sections that a condition hides. */
export function rejectHidden(catalog: FormCatalog, pointers: readonly Pointer[]): void {
  const [first, ...others] = formsOf(catalog, pointers).flatMap(({ id, plan }) => {
    const hidden = [...plan.fields, ...plan.sections].filter(({ pointer }) => pointers.includes(pointer));
    return hidden.map(({ pointer }) => {
      const params = { hiddenBy: conditionKeys(plan, pointer, { formOf }) };
      return { pointer, keyword: 'false schema', params, formId: id };
    });
  });
  if (first !== undefined) throw invalidField([first, ...others]);

  function formOf(read: Pointer) {
    return catalog.find(({ plan }) => plan.fields.some(({ pointer }) => isWithin(read, pointer)))?.id ?? '';
  }
}
