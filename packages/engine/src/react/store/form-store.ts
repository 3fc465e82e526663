import { createStore } from 'jotai/vanilla';
import { planForm, type Pointer } from '../../core';
import { createDraftSave } from './draft-save';
import { createDraftValidation } from './draft-validation';
import { createDraftValues } from './draft-values';
import type { FormStore, FormStoreOptions } from './form-store-contract';

export function createFormStore(options: FormStoreOptions): FormStore {
  const { form, compiled, values: saved, plan = planForm(form), isStored = false, ignoresSettings = false } = options;
  const jotai = createStore();
  const values = createDraftValues({ plan, compiled, jotai, values: saved, ignoresSettings });
  const validation = createDraftValidation({ plan, compiled, jotai, values, isStored });
  const save = createDraftSave({ plan, values, validation });
  const { board, status } = validation;
  validation.validate();
  return {
    form,
    plan,
    compiled,
    jotai,
    status,
    focusRequest: validation.focusRequest,
    field: values.fieldOf,
    section: values.sections.of,
    ...sectionCalls({ values, validation, save }),
    value: values.read,
    watchValues: values.watch,
    setValue(pointer, value, { isStarted = false } = {}) {
      values.set(pointer, value);
      if (isStarted) board.started(pointer);
      else board.edited(pointer);
      save.edited(pointer);
      validation.publishStatus();
      validation.request();
    },
    touch: board.touch,
    values: values.all,
    collected: values.collected,
    edits: values.edits,
    validate: validation.validate,
    errors: validation.errors,
    showErrors: board.attempt,
    reset(next) {
      board.forget();
      save.forget();
      values.load(next, () => false);
      validation.validate();
    },
    rebase(next) {
      values.load(next, (pointer) => values.isFieldDirty(pointer) || save.isEditedSinceSent(pointer));
      validation.validate();
    },
    setServerErrors: validation.setServerErrors,
    unownedErrors: () => board.unowned,
    focus: (pointer) => jotai.set(validation.focusRequest, { pointer }),
    ...save.calls,
    get state() {
      return jotai.get(status).state;
    },
    get isDirty() {
      return jotai.get(status).isDirty;
    },
    get isValid() {
      return jotai.get(status).isValid;
    },
  };
}

interface SectionCallsDeps {
  values: ReturnType<typeof createDraftValues>;
  validation: ReturnType<typeof createDraftValidation>;
  save: ReturnType<typeof createDraftSave>;
}

function sectionCalls({ values, validation, save }: SectionCallsDeps): Pick<FormStore, 'addSection' | 'removeSection'> {
  /** Errors of these fields of the section are shown after the next edit. */
  const toggled = (section: Pointer, fields: readonly Pointer[]): void => {
    for (const pointer of fields) validation.board.started(pointer);
    for (const pointer of [section, ...fields]) save.edited(pointer);
    validation.publishStatus();
    validation.request();
  };
  return {
    addSection: (section) => toggled(section, values.sections.add(section)),
    removeSection: (section) => toggled(section, values.sections.remove(section)),
  };
}
