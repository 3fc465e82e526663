import { isWithin, type FormPlan } from '@signalbox/engine/core';
import type { FormMessages } from '@signalbox/engine/react';

/** The words of a form under its tab's own heading: a section that holds every field says nothing more, and has no title. */
export function tabMessages({ plan, messages }: { plan: FormPlan; messages: FormMessages }): FormMessages {
  const silent = new Set(
    plan.sections
      .filter((section) => plan.fields.every((field) => isWithin(field.pointer, section.pointer)))
      .map((section) => `forms/${plan.form.id}::${section.messageKey}.title`),
  );
  return (key, params) => (silent.has(key) ? undefined : messages(key, params));
}
