import { isWithin, type FormPlan } from '@signalbox/engine/core';
import type { FormWords } from '@signalbox/engine/react';

/** The words of a form under its tab's own heading: a section that holds every field says nothing more, and has no title. */
export function tabWords({ plan, words }: { plan: FormPlan; words: FormWords }): FormWords {
  const silent = new Set(
    plan.sections
      .filter((section) => plan.fields.every((field) => isWithin(field.pointer, section.pointer)))
      .map((section) => `forms/${plan.form.id}::${section.wordKey}.title`),
  );
  return (key, holes) => (silent.has(key) ? undefined : words(key, holes));
}
