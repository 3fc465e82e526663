import { Theme } from '@rjsf/antd';
import Form from '@rjsf/core';
import { createSchemaUtils, type Registry, type RJSFSchema } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import type { IslandTests } from '@signalbox/schemas';
import type { FieldPlan } from '../../core';
import type { FormWords } from '../form-words';
import type { FormStore } from '../store/form-store';
import type { WidgetTable } from '../widget-props';
import type { IslandParts } from '../island-parts';
import { islandWidgets } from './island-widgets';
import { islandTexts } from './island-texts';

interface Given {
  words: FormWords;
  parts: IslandParts;
  widgets: WidgetTable;
  tests: IslandTests;
}

interface Known extends Given {
  registry: Registry<unknown, RJSFSchema>;
}

const known = new WeakMap<FormStore, Map<FieldPlan, Known>>();

/**
 * RJSF's registry with its antd theme, one per island and language: its identity lets RJSF's own memo hold. The field's
 * schema is the root, the very one for which the tests were compiled.
 */
export function islandRegistry({
  store,
  plan,
  ...given
}: Given & { store: FormStore; plan: FieldPlan }): Registry<unknown, RJSFSchema> {
  const registries = known.get(store) ?? new Map<FieldPlan, Known>();
  known.set(store, registries);
  const last = registries.get(plan);
  if (last !== undefined && isSame(last, given)) return last.registry;
  const { words, parts, widgets, tests } = given;
  const schema = plan.schema as RJSFSchema;
  const validator = createPrecompiledValidator<unknown, RJSFSchema>(tests, schema);
  const registry = Form.getRegistry<unknown, RJSFSchema>(
    {
      schema,
      validator,
      idPrefix: store.form.id,
      idSeparator: '.',
      fields: parts.fields,
      templates: { ...Theme.templates, ...parts.templates },
      widgets: { ...islandWidgets(widgets), ...Theme.widgets, ...parts.widgets },
      translateString: islandTexts(words),
    },
    schema,
    createSchemaUtils<unknown, RJSFSchema>(validator, schema),
  );
  registries.set(plan, { ...given, registry });
  return registry;
}

function isSame(last: Given, { words, parts, widgets, tests }: Given): boolean {
  return last.words === words && last.parts === parts && last.widgets === widgets && last.tests === tests;
}
