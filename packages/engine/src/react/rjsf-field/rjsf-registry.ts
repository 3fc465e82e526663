import { Theme } from '@rjsf/antd';
import Form from '@rjsf/core';
import { createSchemaUtils, type Registry, type RJSFSchema } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import type { PrecompiledTests } from '@signalbox/schemas';
import type { FieldPlan } from '../../core';
import type { FormMessages } from '../form-messages';
import type { FormStore } from '../store/form-store-contract';
import type { WidgetTable } from '../widget-props';
import type { RjsfExtensions } from '../rjsf-extensions';
import { rjsfWidgets } from './rjsf-widgets';
import { rjsfTexts } from './rjsf-texts';

interface RegistryOptions {
  messages: FormMessages;
  extensions: RjsfExtensions;
  widgets: WidgetTable;
  tests: PrecompiledTests;
}

interface CachedRegistry extends RegistryOptions {
  registry: Registry<unknown, RJSFSchema>;
}

const cache = new WeakMap<FormStore, Map<FieldPlan, CachedRegistry>>();

/**
 * RJSF's registry with its antd theme, cached per RJSF field and locale: RJSF's memo needs a stable identity. The root
 * schema is the field's schema, the same object that the tests were compiled from.
 */
export function rjsfRegistry({
  store,
  plan,
  ...options
}: RegistryOptions & { store: FormStore; plan: FieldPlan }): Registry<unknown, RJSFSchema> {
  const registries = cache.get(store) ?? new Map<FieldPlan, CachedRegistry>();
  cache.set(store, registries);
  const last = registries.get(plan);
  if (last !== undefined && isSame(last, options)) return last.registry;
  const { messages, extensions, widgets, tests } = options;
  const schema = plan.schema as RJSFSchema;
  const validator = createPrecompiledValidator<unknown, RJSFSchema>(tests, schema);
  const registry = Form.getRegistry<unknown, RJSFSchema>(
    {
      schema,
      validator,
      idPrefix: store.form.id,
      idSeparator: '.',
      // Titles of objects stand as all others do.
      formContext: { colon: false, labelAlign: 'left' },
      fields: extensions.fields,
      templates: { ...Theme.templates, ...extensions.templates },
      widgets: { ...rjsfWidgets(widgets), ...Theme.widgets, ...extensions.widgets },
      translateString: rjsfTexts(messages),
    },
    schema,
    createSchemaUtils<unknown, RJSFSchema>(validator, schema),
  );
  registries.set(plan, { ...options, registry });
  return registry;
}

function isSame(last: RegistryOptions, { messages, extensions, widgets, tests }: RegistryOptions): boolean {
  return (
    last.messages === messages && last.extensions === extensions && last.widgets === widgets && last.tests === tests
  );
}
