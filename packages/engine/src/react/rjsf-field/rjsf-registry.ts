import { Theme } from '@rjsf/antd';
import Form from '@rjsf/core';
import { createSchemaUtils, type Registry, type RJSFSchema } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import type { PrecompiledTests } from '@signalbox/schemas';
import type { FieldPlan } from '../../core';
import type { FormMessages } from '../form-messages';
import type { FormStore } from '../store/form-store';
import type { WidgetTable } from '../widget-props';
import type { RjsfFieldSchemas } from '../rjsf-field-schemas';
import { rjsfWidgets } from './rjsf-widgets';
import { rjsfTexts } from './rjsf-texts';

interface Given {
  messages: FormMessages;
  deps: RjsfFieldSchemas;
  widgets: WidgetTable;
  tests: PrecompiledTests;
}

interface Known extends Given {
  registry: Registry<unknown, RJSFSchema>;
}

const known = new WeakMap<FormStore, Map<FieldPlan, Known>>();

/**
 * RJSF's registry with its antd theme, one per island and language: its identity lets RJSF's own memo hold. The field's
 * schema is the root, the very one for which the tests were compiled.
 */
export function rjsfRegistry({
  store,
  plan,
  ...given
}: Given & { store: FormStore; plan: FieldPlan }): Registry<unknown, RJSFSchema> {
  const registries = known.get(store) ?? new Map<FieldPlan, Known>();
  known.set(store, registries);
  const last = registries.get(plan);
  if (last !== undefined && isSame(last, given)) return last.registry;
  const { messages, deps, widgets, tests } = given;
  const schema = plan.schema as RJSFSchema;
  const validator = createPrecompiledValidator<unknown, RJSFSchema>(tests, schema);
  const registry = Form.getRegistry<unknown, RJSFSchema>(
    {
      schema,
      validator,
      idPrefix: store.form.id,
      idSeparator: '.',
      fields: deps.fields,
      templates: { ...Theme.templates, ...deps.templates },
      widgets: { ...rjsfWidgets(widgets), ...Theme.widgets, ...deps.widgets },
      translateString: rjsfTexts(messages),
    },
    schema,
    createSchemaUtils<unknown, RJSFSchema>(validator, schema),
  );
  registries.set(plan, { ...given, registry });
  return registry;
}

function isSame(last: Given, { messages, deps, widgets, tests }: Given): boolean {
  return last.messages === messages && last.deps === deps && last.widgets === widgets && last.tests === tests;
}
