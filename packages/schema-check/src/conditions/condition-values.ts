import { isWithin, pointerOf, readsOf, type FormPlan, type Pointer } from '@signalbox/engine/core';
import type { JsonSchema } from '@signalbox/schemas';
import type { DeclaredForm } from '../load-sources';
import type { Reported } from '../validation-error';
import { walkSchema } from '../walk-schema';

type Field = FormPlan['fields'][number];

/**
 * Returns the pointers that a condition on settings reads. A section that is required is read as a whole, unless a
 * property in it is required too: it is there then anyway.
 */
export function valuesRead(condition: JsonSchema): Pointer[] {
  const copy = structuredClone(condition);
  for (const { schema } of walkSchema({ schema: copy, pointer: '' }))
    schema.required &&= schema.required.filter((name) => !requiresProperty(schema.properties?.[name]));
  return readsOf(copy).map((path) => pointerOf(path));
}

function requiresProperty(schema: JsonSchema | boolean | undefined): boolean {
  return typeof schema === 'object' && (schema.required ?? []).length > 0;
}

/** The fields of a tab that a condition reads. */
export function fieldsRead(condition: JsonSchema, { fields }: FormPlan): Field[] {
  const reads = valuesRead(condition);
  return fields.filter(({ pointer }) => reads.some((read) => isWithin(read, pointer) || isWithin(pointer, read)));
}

interface Reader {
  /** Has the field. */
  tab: DeclaredForm;
  /** Permission of those who see what the condition shows. */
  view: string | undefined;
  /** The tab or group that the condition shows or hides. */
  what: 'tab' | 'group';
}

/** The error of a condition that reads a value which the console of some of its users does not have. */
export function unseenBySome({ pointer, isSecret }: Field, { tab, view, what }: Reader): Reported | undefined {
  if (isSecret) return { wrong: `the condition reads the secret ${pointer}`, remedy: 'read another field' };
  const needed = tab.resolved.permission.view;
  return needed === undefined || needed === view
    ? undefined
    : {
        wrong: `the condition reads ${pointer} of the tab "${tab.name}", which not every user of this ${what} may see`,
        remedy: `read another field, or give this ${what} the same "permission": { "view": "${needed}" }`,
      };
}
