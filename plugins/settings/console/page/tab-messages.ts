import { isWithin, type FormPlan } from '@signalbox/engine/core';
import type { FormMessages } from '@signalbox/engine/react';

/** Messages of a form below its tab's heading. A section that contains every field has no title of its own. */
export function tabMessages({ plan, messages }: { plan: FormPlan; messages: FormMessages }): FormMessages {
  const silent = new Set(
    plan.sections
      .filter((section) => plan.fields.every((field) => isWithin(field.pointer, section.pointer)))
      .map((section) => `forms/${plan.form.id}::${section.messageKey}.title`),
  );
  return (key, params) => (silent.has(key) ? undefined : messages(key, params));
}
