import { Theme } from '@rjsf/antd';
import Form from '@rjsf/core';
import { createSchemaUtils, type Registry, type RJSFSchema } from '@rjsf/utils';
import type { FormWords } from '../form-words';
import type { FormStore } from '../store/form-store';
import type { WidgetTable } from '../widget-props';
import { interpretedValidator } from './interpreted-validator';
import type { IslandParts } from './island-parts';
import { islandWidgets } from './island-widgets';
import { islandTexts } from './island-texts';

interface Known {
  words: FormWords;
  parts: IslandParts;
  widgets: WidgetTable;
  registry: Registry<unknown, RJSFSchema>;
}

const known = new WeakMap<FormStore, Known>();

/** RJSF's registry with its antd theme, one per form and language: its identity lets RJSF's own memo hold. */
export function islandRegistry({
  store,
  words,
  parts,
  widgets,
}: Omit<Known, 'registry'> & { store: FormStore }): Registry<unknown, RJSFSchema> {
  const last = known.get(store);
  if (last !== undefined && last.words === words && last.parts === parts && last.widgets === widgets)
    return last.registry;
  const schema = store.form.schema as RJSFSchema;
  const registry = Form.getRegistry<unknown, RJSFSchema>(
    {
      schema,
      validator: interpretedValidator,
      idPrefix: store.form.id,
      idSeparator: '.',
      fields: parts.fields,
      templates: { ...Theme.templates, ...parts.templates },
      widgets: { ...islandWidgets(widgets), ...Theme.widgets, ...parts.widgets },
      translateString: islandTexts(words),
    },
    schema,
    createSchemaUtils<unknown, RJSFSchema>(interpretedValidator, schema),
  );
  known.set(store, { words, parts, widgets, registry });
  return registry;
}
