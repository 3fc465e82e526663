import type { RuntimeForm } from '@signalbox/console-kit';
import type { PageForms } from '@signalbox/schemas';

/** A page with the tabs that are no part of the build. */
export function withAddedForms(page: PageForms, added: readonly RuntimeForm[]): PageForms {
  if (added.length === 0) return page;
  return {
    forms: [...page.forms, ...added.map(({ form }) => form)],
    compiled: { ...page.compiled, ...Object.fromEntries(added.map(({ form, compiled }) => [form.id, compiled])) },
  };
}
