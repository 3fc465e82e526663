import { Theme } from '@rjsf/antd';
import Form, { getDefaultRegistry } from '@rjsf/core';
import {
  createSchemaUtils,
  type FieldProps,
  type GlobalUISchemaOptions,
  type Registry,
  type RJSFSchema,
} from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import type { FormDefinition, JsonSchema, PrecompiledTests, UiSchema } from '@signalbox/schemas';
import { objectOf } from '@signalbox/schemas/json';
import { createElement, useMemo } from 'react';
import { optionalOption, optionalTypes, refTo, type FieldPlan } from '../../core';
import { elementId } from '../field-id';
import type { FormMessages } from '../form-messages';
import type { FormStore } from '../store/form-store-contract';
import type { WidgetTable } from '../widget-props';
import type { RjsfExtensions } from '../rjsf-extensions';
import { rjsfButtons } from './rjsf-buttons';
import { NamedValue } from './rjsf-named';
import { RjsfItemButtons, RjsfList } from './rjsf-list';
import { rjsfOptional } from './rjsf-optional';
import { rjsfUiSchema } from './rjsf-ui-schema';
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
  const uiSchema = {
    'ui:definitions': definedUi(store.form, plan.schema.definitions, messages),
    'ui:globalOptions': globalOptions(store.form.uiSchema),
  };
  const schema = plan.schema as RJSFSchema;
  const validator = createPrecompiledValidator<unknown, RJSFSchema>(tests, schema);
  const registry = Form.getRegistry<unknown, RJSFSchema>(
    {
      schema,
      uiSchema,
      validator,
      idPrefix: store.form.id,
      idSeparator: '.',
      // Titles of objects stand as all others do.
      formContext: { colon: false, labelAlign: 'left' },
      fields: { SchemaField: FieldWithoutBlanks, ArrayField: RjsfList, ...extensions.fields },
      templates: {
        ...Theme.templates,
        ButtonTemplates: rjsfButtons,
        ArrayFieldItemButtonsTemplate: RjsfItemButtons,
        WrapIfAdditionalTemplate: NamedValue,
        OptionalDataControlsTemplate: rjsfOptional(messages),
        ...extensions.templates,
      },
      widgets: { ...rjsfWidgets(widgets), ...Theme.widgets, ...extensions.widgets },
      translateString: rjsfTexts(messages),
    },
    schema,
    createSchemaUtils<unknown, RJSFSchema>(validator, schema),
  );
  registries.set(plan, { ...options, registry });
  return registry;
}

const { SchemaField } = getDefaultRegistry().fields;

/**
 * RJSF's field, with an id without blanks: `aria-describedby` of the input could not name its description otherwise. Its title is
 * the one of its messages: RJSF numbers the items of a list by the `title` of the list, and would take its name in the schema.
 */
function FieldWithoutBlanks(props: FieldProps) {
  const { fieldPathId, uiSchema, title } = props;
  const encoded = useMemo(() => ({ ...fieldPathId, $id: elementId(fieldPathId.$id) }), [fieldPathId]);
  if (SchemaField === undefined) throw new Error('RJSF has no SchemaField.');
  return createElement(SchemaField, { ...props, fieldPathId: encoded, title: uiSchema?.['ui:title'] ?? title });
}

/** The options that RJSF reads at each part of the field. */
function globalOptions(uiSchema: UiSchema): GlobalUISchemaOptions {
  const types = optionalTypes(uiSchema);
  const known = (['object', 'array'] as const).filter((type) => Array.isArray(types) && types.includes(type));
  return known.length > 0 ? { [optionalOption]: known } : {};
}

/** Definitions that lead back to themselves have one uiSchema on all levels, with messages `definitions.<name>.<path>.title`. */
function definedUi({ id, uiSchema }: FormDefinition, definitions: JsonSchema['definitions'], messages: FormMessages) {
  const defined = objectOf(uiSchema['ui:definitions']);
  return Object.fromEntries(
    Object.entries(definitions ?? {}).map(([name, schema]) => {
      const message = (part: string) => messages(`forms/${id}::definitions.${name}.${part}`);
      return [refTo(name), rjsfUiSchema({ schema, uiSchema: objectOf(defined[refTo(name)]), message })];
    }),
  );
}

function isSame(last: RegistryOptions, { messages, extensions, widgets, tests }: RegistryOptions): boolean {
  return (
    last.messages === messages && last.extensions === extensions && last.widgets === widgets && last.tests === tests
  );
}
