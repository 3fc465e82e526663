import { schemaPointer } from '@signalbox/form-compiler/plain-form';
import { isWithin, pointerOf, type FormPlan, type Pointer } from '@signalbox/engine/core';
import { fieldsRead, unseenBySome, valuesRead } from '../conditions/condition-values';
import type { JsonSchema } from '@signalbox/schemas';
import { isDialog, planOf } from '../check-claims';
import type { DeclaredForm, Sources } from '../load-sources';
import { errorAt } from '../source-file';
import type { Reported, ValidationError } from '../validation-error';
import { walkSchema } from '../walk-schema';

interface Tab {
  form: DeclaredForm;
  plan: FormPlan;
}

/**
 * A `visibleWhen` of a field or section reads settings of other tabs: those that every user of its own tab may see, so that
 * no hidden value shows by it, and no field with such a condition, so that one evaluation is enough.
 */
export function checkVisibility({ forms, groups }: Sources): ValidationError[] {
  const tabs = forms.flatMap((form): Tab[] => {
    const { plan } = planOf(form);
    return plan === undefined || isDialog(form, groups) ? [] : [{ form, plan }];
  });
  return forms.flatMap((form) =>
    walkSchema({ schema: form.resolved.schema, pointer: '/schema' }).flatMap(({ schema, pointer }) => {
      const { visibleWhen } = schema;
      if (visibleWhen === undefined) return [];
      const own = tabs.find((tab) => tab.form === form);
      const reason = own ? wrongPlace(own, { schema, pointer }) : ofNoTab;
      if (reason) return [errorAt(form.source, `${pointer}/visibleWhen`, { ...reason, atKey: true })];
      const wrong = own && wrongRead(own, { visibleWhen, tabs });
      return wrong ? [errorAt(form.source, `${pointer}/visibleWhen`, wrong)] : [];
    }),
  );
}

const ofNoTab: Reported = {
  wrong: 'a field of a dialog depends on no settings',
  remedy: 'remove it, or use "if" and "then" beside "properties"',
};

function wrongPlace({ plan }: Tab, { schema, pointer }: { schema: JsonSchema; pointer: string }): Reported | undefined {
  const isAt = ({ pointer: each }: { pointer: Pointer }) => schemaPointer(each) === pointer;
  if (!plan.fields.some(isAt) && !plan.sections.some(isAt))
    return {
      wrong: 'only a complete field or a section depends on other tabs',
      remedy: 'move it there; the tab itself has "visibleWhen" beside "schema"',
    };
  if (plan.sections.some((section) => isAt(section) && section.isRequired))
    return {
      wrong: 'the section is required, but the condition hides it: the form could not be saved then',
      remedy: 'require its fields instead: they are required while they are shown',
    };
  return schema.writeOnly === true
    ? { wrong: 'a secret depends on no other tab', remedy: 'move the condition to its section' }
    : undefined;
}

function wrongRead(
  own: Tab,
  { visibleWhen, tabs }: { visibleWhen: JsonSchema; tabs: readonly Tab[] },
): Reported | undefined {
  for (const read of valuesRead(visibleWhen))
    for (const tab of tabs) {
      const reads = (pointer: Pointer) => isWithin(read, pointer) || isWithin(pointer, read);
      for (const [name, from] of Object.entries(tab.form.resolved.derive ?? {}))
        if (reads(pointerOf([name])))
          return {
            wrong: `the condition reads ${pointerOf([name])}, which is derived from ${from}`,
            remedy: 'read the setting it is derived from',
          };
      for (const field of tab.plan.fields) {
        const reason = reads(field.pointer) ? unreadable(own, tab, field) : undefined;
        if (reason) return reason;
      }
    }
  return undefined;
}

function unreadable(own: Tab, tab: Tab, field: FormPlan['fields'][number]): Reported | undefined {
  const { plan, form } = tab;
  if (tab === own)
    return {
      wrong: `the condition reads ${field.pointer} of its own tab`,
      remedy: 'use "if" and "else" beside "properties", which follow what is typed',
    };
  const unseen = unseenBySome(field, { tab: form, view: own.form.resolved.permission.view, what: 'tab' });
  if (unseen) return unseen;
  if (followsOtherTab(plan, field.pointer))
    return {
      wrong: `the condition reads ${field.pointer}, which depends on another tab itself`,
      remedy: 'read the setting that both depend on',
    };
  return hides(own, tab)
    ? {
        wrong: `the condition reads the tab "${form.name}", which this tab hides: the value could not be changed back`,
        remedy: 'read a setting of a tab that is always shown',
      }
    : undefined;
}

/** True if another tab shows the field, or a field on which it depends in its own tab. */
function followsOtherTab(plan: FormPlan, pointer: Pointer, seen = new Set<Pointer>()): boolean {
  if (seen.has(pointer)) return false;
  seen.add(pointer);
  const { when = [] } = plan.fields.find((field) => field.pointer === pointer) ?? {};
  return when.some((index) => {
    const { ofSettings, reads = [] } = plan.conditions[index] ?? {};
    return ofSettings !== undefined || reads.some((read) => followsOtherTab(plan, read, seen));
  });
}

/** True if the condition of `tab` reads a field of `own`. */
function hides({ plan }: Tab, { form }: Tab): boolean {
  const { visibleWhen } = form.resolved;
  return visibleWhen !== undefined && fieldsRead(visibleWhen, plan).length > 0;
}
